public import CanopyCore
public import CanopyText

/// A scene with any number of windows that have the same content but separate state.
///
/// ```swift
/// WindowGroup { Inbox() }
/// WindowGroup("Message", for: Message.ID.self) { $id in MessageView(id: id) }
/// ```
///
/// The app opens a window for a value with `openWindow`. If a window for that value is already open, it comes to the front.
@MainActor @preconcurrency
public struct WindowGroup<Content: View> {
  private let description: SceneDescription

  private init(_ id: String?, _ title: Text?, _ content: @escaping () -> Content) {
    description = SceneDescription(kind: .group, id: id, title: title) { _ in AnyView(content()) }
  }

  /// Creates a scene of windows.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil, content)
  }

  /// Creates a scene of windows that the app opens with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, nil, content)
  }

  /// Creates a scene of windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a scene of windows with a title that the app opens by an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, Text(titleKey), content)
  }

  /// Creates a scene of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(title), content)
  }

  /// Creates a scene of windows with a title that the app opens by an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, Text(title), content)
  }

  /// Creates a scene of windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, title, content)
  }

  /// Creates a scene of windows with a title that the app opens by an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, title, content)
  }
}

extension WindowGroup {
  private init<D: Decodable & Encodable & Hashable, C: View>(
    _ id: String?, _ title: Text?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    description = SceneDescription(kind: .group, id: id, title: title, value: PresentedValueType(D.self)) {
      AnyView(PresentedWindowContent(value: $0, content: content))
    }
  }

  private init<D: Decodable & Encodable & Hashable, C: View>(
    _ id: String?, _ title: Text?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title) { (value: Binding<D?>) in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  /// Creates a scene of windows for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, content) }

  /// Creates a scene of windows for values of a type.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, content, defaultValue) }

  /// Creates a scene of windows for values of a type. The app can also open it with an identifier.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id, nil, content) }

  /// Creates a scene of windows for values of a type.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(id, nil, content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, Text(titleKey), content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, Text(titleKey), content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title. The app can also open it with an identifier.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id, Text(titleKey), content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(id, Text(titleKey), content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title.
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, Text(title), content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, Text(title), content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title. The app can also open it with an identifier.
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id, Text(title), content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(id, Text(title), content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, title, content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, title, content, defaultValue) }

  /// Creates a scene of windows for values of a type, with a title. The app can also open it with an identifier.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id, title, content) }

  /// Creates a scene of windows for values of a type, with a title.
  ///
  /// A window without a value shows the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(id, title, content, defaultValue) }
}

extension WindowGroup: PrimitiveScene {
  public var _sceneContent: AnyView { AnyView(SceneView(description)) }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let value: PresentedValue
  let content: (Binding<Data?>) -> Content

  public var body: some View {
    content(Binding(get: { value.value as? Data }, set: { value.value = $0 }))
  }
}
