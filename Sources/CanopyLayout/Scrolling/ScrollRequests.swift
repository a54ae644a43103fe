internal import CanopyCore
internal import Foundation

/// The scroll requests of programs in a window, which run after everything is placed, and the modifiers that track its scroll
/// views.
@MainActor
final class ScrollRequests: WindowScrolling {
  static let companion = TreeCompanion { ScrollRequests() }

  private var requests: [() -> Void] = []
  private var pursuing: [ScrollContainer] = []

  /// The maximum number of requests that can result from each other in one round of the layout.
  private static let rounds = 8

  /// A Boolean value that indicates whether there are no scroll requests or pursued destinations.
  var isEmpty: Bool { requests.isEmpty && pursuing.isEmpty }

  func add(_ request: @escaping () -> Void) { requests.append(request) }

  /// Moves a scroll view toward its destination until no row is missing.
  func pursue(_ container: ScrollContainer) {
    if !pursuing.contains(where: { $0 === container }) { pursuing.append(container) }
  }

  func run() {
    if isEmpty { return }
    for container in pursuing { container.pursue() }
    // A request can add another, for example to pursue a view that it has found.
    for _ in 0..<Self.rounds where !requests.isEmpty {
      let new = requests
      requests = []
      for request in new { request() }
    }
  }

  // MARK: Followers

  private struct Follower {
    weak var link: ScrollLink?
  }

  private var followers: [Follower] = []

  /// Starts reporting movements to a modifier.
  func follow(_ link: ScrollLink) {
    followers.removeAll { $0.link == nil || $0.link === link }
    followers.append(Follower(link: link))
  }

  func contentMoved() { for follower in followers { follower.link?.contentMoved() } }

  var isAway: Bool { pursuing.contains(where: \.isAway) }

  func arrived() {
    if pursuing.isEmpty { return }
    let ended = pursuing
    pursuing = []
    for container in ended { container.arrived() }
  }
}

@MainActor
extension TreeContext {
  /// The requests to scroll in the window, which take part in its layout.
  var scrollRequests: ScrollRequests {
    let requests = self[ScrollRequests.companion]
    layout.scrolling = requests
    return requests
  }

  /// Runs a closure that scrolls, as soon as everything is placed.
  func requestScroll(_ scroll: @escaping () -> Void) {
    scrollRequests.add(scroll)
    layout.wait()
    layout.changes.hasMoved = true
  }
}
