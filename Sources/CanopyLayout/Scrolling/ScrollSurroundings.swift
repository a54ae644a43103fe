internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The values that a scroll view reads from its environment.
struct ScrollSurroundings: SurroundingValues {
  var margins: ContentMargins
  var anchors: ScrollAnchors
  var links: ScrollLinks
  var behavior: AnyScrollTargetBehavior?
  var isClipDisabled: Bool

  init(in environment: EnvironmentValues) {
    margins = environment.contentMargins
    anchors = environment.scrollAnchors
    links = environment.scrollLinks
    behavior = environment.scrollTargetBehavior
    isClipDisabled = environment.isScrollClipDisabled
  }

  /// Returns a Boolean value that indicates whether scroll views look the same. The behavior isn't compared, because it is used
  /// only on demand.
  static func == (one: Self, other: Self) -> Bool {
    one.margins == other.margins && one.anchors == other.anchors && one.links == other.links
      && one.isClipDisabled == other.isClipDisabled
  }

  static func changed(around node: LayoutNode) { node.ownScrollContainer?.surroundingsChanged() }
}

/// A modifier that tracks a scroll view inside it, such as `scrollPosition(id:)`.
///
/// It is connected to the first scroll view inside it. Scroll views inside that one don't affect it.
@MainActor
class ScrollLink {
  final weak var container: ScrollContainer?

  /// Connects the modifier to a scroll view, unless it is already connected to a different one.
  final func connect(to new: ScrollContainer, in tree: TreeContext) {
    if container != nil { return }
    container = new
    tree.scrollRequests.follow(self)
    connected()
  }

  /// Called when the modifier has found its scroll view.
  func connected() {}

  /// Called when the phase of the scroll view has changed.
  func phaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in tree: TreeContext
  ) {}

  /// Called when a person begins to move the content.
  func userBegan(in tree: TreeContext) {}

  /// Called after a layout, and after a movement of the content.
  func contentMoved() {}

  /// Adds an action to perform after the running update.
  final func act(in tree: TreeContext, _ action: @escaping @MainActor () -> Void) {
    Actions.add(in: tree, action)
  }
}

/// The enclosing modifiers that track a scroll view, the outermost first.
struct ScrollLinks: Equatable {
  var all: [ScrollLink] = []

  static func == (one: ScrollLinks, other: ScrollLinks) -> Bool { one.all.elementsEqual(other.all, by: ===) }
}

/// A modifier that adds a link to the environment.
struct ScrollLinkSetting {
  let name: String
  let link: ScrollLink
}

extension ScrollLinkSetting: EnvironmentSetting {
  var dependsOnEnvironment: Bool { true }
  func set(in values: inout EnvironmentValues) { values.scrollLinks.all.append(link) }
}

extension EnvironmentValues {
  @Entry var scrollLinks = ScrollLinks()
  @Entry var scrollAnchors = ScrollAnchors()
  @Entry var scrollTargetBehavior: AnyScrollTargetBehavior?
  @Entry var isScrollClipDisabled = false
}

@MainActor
extension LayoutSurroundings {
  /// The values that scroll views use.
  var scrolling: ScrollSurroundings { values(ScrollSurroundings.self) }
}

@MainActor
extension LayoutNode {
  /// A Boolean value that indicates whether the content of the scroll view is also visible outside of it.
  package var isScrollClipDisabled: Bool { surroundings.scrolling.isClipDisabled }
}
