public import CanopyCore
public import CanopyStyle
public import CanopyText

// The tabs with a title and an image, by the kind of title, of image and of value.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that is selected by a value, with a localized title and an image of the assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(name)))
  }

  /// Creates a tab that is selected by a value, with a localized title and an image of the assets, by its resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value, with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Creates a tab that is selected by a value, with a localized title from a resource and an image of the assets.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(name)))
  }

  /// Creates a tab that is selected by a value, with a localized title from a resource and an image of the
  /// assets, by its resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value, with a localized title from a resource and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(systemName: name)))
  }

  /// Creates a tab that is selected by a value, with a title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(name)))
  }

  /// Creates a tab that is selected by a value, with a title and an image of the assets, by its resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value, with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that is selected by a value of an optional selection, with a localized title and an image of
  /// the assets.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image name: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(name)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a localized title and an image of
  /// the assets, by its resource.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a localized title and a symbol.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a localized title from a resource
  /// and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image name: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(name)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a localized title from a resource
  /// and an image of the assets, by its resource.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a localized title from a resource
  /// and a symbol.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage name: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      .some(value), role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(systemName: name)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<V: Hashable, S: StringProtocol>(
    _ title: S, image name: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(title), image: Image(name)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a title and an image of the
  /// assets, by its resource.
  @_disfavoredOverload
  nonisolated public init<V: Hashable, S: StringProtocol>(
    _ title: S, image resource: ImageResource, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(title), image: Image(resource)))
  }

  /// Creates a tab that is selected by a value of an optional selection, with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<V: Hashable, S: StringProtocol>(
    _ title: S, systemImage name: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that people select, with a localized title and an image of the assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(name)))
  }

  /// Creates a tab that people select, with a localized title and an image of the assets, by its resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(resource)))
  }

  /// Creates a tab that people select, with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Creates a tab that people select, with a localized title from a resource and an image of the assets.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(name)))
  }

  /// Creates a tab that people select, with a localized title from a resource and an image of the assets, by
  /// its resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(resource)))
  }

  /// Creates a tab that people select, with a localized title from a resource and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(systemName: name)))
  }

  /// Creates a tab that people select, with a title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(name)))
  }

  /// Creates a tab that people select, with a title and an image of the assets, by its resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(resource)))
  }

  /// Creates a tab that people select, with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }
}
