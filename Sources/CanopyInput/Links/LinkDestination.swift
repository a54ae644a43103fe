internal import CanopyCore
internal import CanopyLayout
internal import Foundation

/// A modifier that exposes the URL that a control opens.
struct LinkDestination {
  let url: URL
}

@MainActor
extension LinkDestination: InputModifier {
  func makeHandler(_: _MountContext) -> LinkDestinationHandler { LinkDestinationHandler(url) }
  func update(_ handler: LinkDestinationHandler) { handler.url = url }
}

/// The URL that a control opens.
@MainActor
final class LinkDestinationHandler: InputHandler {
  fileprivate(set) var url: URL

  init(_ url: URL) { self.url = url }

  nonisolated var label: String { "link" }
}
