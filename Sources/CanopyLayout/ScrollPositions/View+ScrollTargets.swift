public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import Foundation

extension View {
  /// Makes the views in this layout targets of the enclosing scroll view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(cards) { CardView($0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(key: ScrollTargetLayoutKey.self, value: isEnabled))
  }

  /// Makes this view a target of the enclosing scroll view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(key: ScrollTargetKey.self, value: isEnabled))
  }

  /// Sets the behavior that determines where the content of scroll views in this view comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetSetting(behavior: AnyScrollTargetBehavior(behavior)))
  }

  /// Sets the part of the content that scroll views in this view initially show, and keep visible when sizes change.
  ///
  /// With `.bottom`, for example, a chat initially shows its end, and continues to show it when messages are added, unless people
  /// have scrolled away.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      ScrollAnchorSetting(
        name: "defaultScrollAnchor(_:)", anchor: anchor, roles: [.initialOffset, .sizeChanges, .alignment]))
  }

  /// Sets the part of the content that scroll views in this view show in a given situation.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorSetting(name: "defaultScrollAnchor(_:for:)", anchor: anchor, roles: [role]))
  }

  /// Sets whether the content of scroll views in this view is also visible outside of them.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipSetting(isDisabled: disabled))
  }
}

/// A situation in which a scroll view has to choose the visible part of its content.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Sendable { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The choice of the initially visible part.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The choice of the part that remains visible when the size of the content or the scroll view changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

struct ScrollAnchorSetting {
  let name: String
  let anchor: UnitPoint?
  let roles: Set<ScrollAnchorRole>
}

extension ScrollAnchorSetting: EnvironmentSetting {
  var dependsOnEnvironment: Bool { true }

  func set(in values: inout EnvironmentValues) {
    var anchors = values.scrollAnchors
    if roles.contains(.initialOffset) { anchors.initialOffset = anchor }
    if roles.contains(.sizeChanges) { anchors.sizeChanges = anchor }
    if roles.contains(.alignment) { anchors.alignment = anchor }
    values.scrollAnchors = anchors
  }
}

struct ScrollTargetSetting {
  let behavior: AnyScrollTargetBehavior
}

extension ScrollTargetSetting: EnvironmentSetting {
  var name: String { "scrollTargetBehavior(_:)" }
  func set(in values: inout EnvironmentValues) { values.scrollTargetBehavior = behavior }
}

struct ScrollClipSetting {
  let isDisabled: Bool
}

extension ScrollClipSetting: EnvironmentSetting {
  var name: String { "scrollClipDisabled(_:)" }
  func set(in values: inout EnvironmentValues) { values.isScrollClipDisabled = isDisabled }
}
