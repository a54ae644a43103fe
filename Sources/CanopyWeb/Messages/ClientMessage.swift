internal import CanopyInput
internal import CanopyStyle
internal import Foundation

/// A validated message from a page.
enum ClientMessage {
  /// The first message, with the window that the page wants to show again, if any.
  case hello(window: String?, PageSize, PageSettings)
  case size(PageSize)
  case settings(PageSettings)
  case activity(ScenePhase)
  case input(InputEvent)
  /// Text from the page's clipboard, sent before the keys for pasting.
  case paste(String)
  /// The page has shown a frame and all previous ones.
  case acknowledged(frame: Int)
  /// A request to perform an action of a node in the accessibility tree, or to activate the node if the action is nil.
  case perform(action: Int?, text: String, node: String)
  /// The focus of an assistive technology, or of the browser, has moved to a node or to a link in a text, or away from all
  /// nodes.
  case focus(node: String?, link: Int?)
  /// The Tab key has moved the focus out of the window.
  case leave
  /// The browser wants to show a part of a node that is out of view.
  case scroll(by: CGSize, node: String)
  /// The person has answered a question about files.
  case files(question: Int, isCanceled: Bool)
  /// The person has opened a menu.
  case openMenu(Int)
  /// The person has chosen an item of a menu.
  case choose(item: Int, titled: String, menu: Int)
  case closeWindow
  case alive
}

/// The geometry that a page reports: its size, its pixel density, and the areas that content should avoid.
struct PageSize: Equatable {
  var size: CGSize
  var scale: CGFloat
  var safeArea = EdgeInsets()
  var keyboardHeight: CGFloat = 0

  /// Returns the size within the limits of what a client may use.
  func limited(to limits: ClientLimits) -> PageSize {
    var limited = self
    limited.size.width = min(max(size.width, 1), limits.side)
    limited.size.height = min(max(size.height, 1), limits.side)
    let points = limited.size.width * limited.size.height
    limited.scale = min(max(scale, 0.5), 4, max((limits.pixels / points).squareRoot(), 0.25))
    return limited
  }
}

/// The preferences of a person, as reported by the browser.
struct PageSettings: Equatable {
  var isDark = false
  var increasesContrast = false
  var reducesMotion = false
  /// The person's preferred languages, most preferred first.
  var languages: [String] = []
  var timeZone: String?
  /// The default text size, in pixels.
  var fontSize = 16.0
}

/// An error for a malformed message.
struct MalformedMessage: Error {}
