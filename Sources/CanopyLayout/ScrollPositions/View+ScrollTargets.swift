public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import Foundation

extension View {
  /// Makes the views in this layout the targets of the scroll view around it.
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

  /// Makes this view a target of the scroll view around it.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(key: ScrollTargetKey.self, value: isEnabled))
  }

  /// Sets where the content of scroll views in this view comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetSetting(behavior: AnyScrollTargetBehavior(behavior)))
  }

  /// Sets the part of the content that scroll views in this view show at first, and keep visible when sizes change.
  ///
  /// With `.bottom`, a chat begins at its end, and stays there when messages are added, unless people have scrolled away.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      ScrollAnchorSetting(
        name: "defaultScrollAnchor(_:)", anchor: anchor, roles: [.initialOffset, .sizeChanges, .alignment]))
  }

  /// Sets the part of the content that scroll views in this view show, for one of the reasons to choose it.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorSetting(name: "defaultScrollAnchor(_:for:)", anchor: anchor, roles: [role]))
  }

  /// Sets whether the content of scroll views in this view is also visible outside of them.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipSetting(isDisabled: disabled))
  }
}

/// A reason to choose the part of the content that a scroll view shows.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Sendable { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The part that is visible at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part that stays visible when the size of the content or of the scroll view changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The place of content that is smaller than the scroll view.
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
