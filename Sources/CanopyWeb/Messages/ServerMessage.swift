internal import CanopyInput
internal import CanopyScene
internal import Foundation

/// A message to a page. Frames use a separate format: see ``FrameMessage``.
enum ServerMessage: Encodable {
  /// The response to the first message, with the window for the page to remember.
  case welcome(window: String, scale: Double)
  case title(String)
  case pointer(HostPointer)
  /// The link under the pointer and its frame, or nil for none.
  case pointedLink(PointedLink?)
  /// The two-touch areas of the app, in which the browser shouldn't zoom.
  case twoTouchAreas([CGRect])
  /// The text field that receives text, or nil for none.
  case textInput(TextInput?)
  /// The app has copied text.
  case clipboard(String)
  case openWindow(String)
  case openURL(String)
  case tree(TreeChanges)
  case keyboardFocus(PageFocus)
  case chooseFiles(question: Int, FileQuestion)
  case download(path: String, name: String)
  /// The titles of the menus in the bar, or an empty array without a bar.
  case menuBar([String])
  /// The items of a menu that the page has requested.
  case menu(Int, [PageMenuItem])
  case activate
  case alive

  struct FileQuestion: Encodable {
    let title: String?
    let allowsSeveral: Bool
    let isFolder: Bool
    /// The types in the format of the `accept` attribute.
    let accepted: String
    /// The maximum size of a file that the page may upload, in bytes. If a file is larger, the server ends the connection and
    /// can't report why.
    let largest: Int
  }

  private enum Key: String, CodingKey {
    case t, window, scale, title, pointer, input, text, url, tree, focus, n, question, path, name, titles, items, areas,
      frame
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func kind(_ name: String) throws { try fields.encode(name, forKey: .t) }
    switch self {
    case .welcome(let window, let scale):
      try kind("welcome")
      try fields.encode(window, forKey: .window)
      try fields.encode(scale, forKey: .scale)
    case .title(let title):
      try kind("title")
      try fields.encode(title, forKey: .title)
    case .pointer(let pointer):
      try kind("pointer")
      try fields.encode(pointer.cssName, forKey: .pointer)
    case .pointedLink(let link):
      try kind("link")
      try fields.encode(link?.url._openedByPages, forKey: .url)
      try fields.encode(link?.frame._numbers, forKey: .frame)
    case .twoTouchAreas(let areas):
      try kind("touches")
      try fields.encode(areas.map(\._numbers), forKey: .areas)
    case .textInput(let input):
      try kind("input")
      try fields.encode(input.map(Field.init), forKey: .input)
    case .clipboard(let text):
      try kind("clipboard")
      try fields.encode(text, forKey: .text)
    case .openWindow(let window):
      try kind("open")
      try fields.encode(window, forKey: .window)
    case .openURL(let url):
      try kind("url")
      try fields.encode(url, forKey: .url)
    case .tree(let changes):
      try kind("tree")
      try fields.encode(changes, forKey: .tree)
    case .keyboardFocus(let focus):
      try kind("focus")
      try fields.encode(focus, forKey: .focus)
    case .chooseFiles(let number, let question):
      try kind("files")
      try fields.encode(number, forKey: .n)
      try fields.encode(question, forKey: .question)
    case .download(let path, let name):
      try kind("download")
      try fields.encode(path, forKey: .path)
      try fields.encode(name, forKey: .name)
    case .menuBar(let titles):
      try kind("bar")
      try fields.encode(titles, forKey: .titles)
    case .menu(let number, let items):
      try kind("menu")
      try fields.encode(number, forKey: .n)
      try fields.encode(items, forKey: .items)
    case .activate: try kind("activate")
    case .alive: try kind("alive")
    }
  }

  private struct Field: Encodable {
    /// The left, top, width and height of the caret.
    let caret: [Double]
    let isSecure: Bool
    /// The ends of the selection, in UTF-16 units.
    let selection: [Int]

    init(_ input: TextInput) {
      caret = input.caret._numbers
      isSecure = input.isSecure
      selection = [input.selection.lowerBound, input.selection.upperBound]
    }
  }

  /// The message as JSON.
  var json: String {
    // Safe because the values of a message are strings, Booleans, and finite numbers.
    guard let data = try? JSONEncoder().encode(self) else { preconditionFailure("Messages can be encoded.") }
    return String(decoding: data, as: UTF8.self)
  }
}

extension HostPointer {
  /// The name for the `cursor` property.
  fileprivate var cssName: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .link: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .notAllowed: "not-allowed"
    case .horizontalResize: "ew-resize"
    case .verticalResize: "ns-resize"
    case .crosshair: "crosshair"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    }
  }
}
