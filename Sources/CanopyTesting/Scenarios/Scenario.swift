package import CanopyStyle
public import Foundation

/// A description of a person's actions in an app and their results, as text that runs on every host.
///
/// ```
/// # A note is written, and its window looks as it should.
/// tap "New note"
/// type "Milk"
/// press Return
/// expect text "Milk"
/// expect picture "a-note"
/// ```
///
/// Each line is a step, with texts in quotation marks. A line that begins with `#` is a comment.
///
/// | Step | Meaning |
/// | --- | --- |
/// | `tap "Add"` | A tap or click on the element called “Add”; `tap "Delete" 2` on the second one with that name |
/// | `type "Milk"` | Keys, for what has the focus |
/// | `press Return`, `press Control+S` | A key, with the modifier keys that are held down |
/// | `drag "Card" by 40 0` | A drag from the center of an element, to the right and down |
/// | `scroll "Rows" by 0 120` | A movement of the wheel over an element, by which the visible part moves |
/// | `resize 600 400` | Another size of the window |
/// | `appearance dark` | The color scheme of the system, `light` or `dark` |
/// | `expect text "Milk"`, `expect no text "Milk"` | An element has this name or value, or none has |
/// | `expect value "50%" of "Volume"` | The value of an element |
/// | `expect picture "a-note"` | The window looks like a picture with this name |
///
/// The names and values are those that the app exposes to assistive technologies. Run a scenario with
/// ``TestApp/play(_:expecting:)``.
public struct Scenario: Sendable {
  /// The name, which precedes error messages.
  public let name: String
  package let steps: [Step]

  /// Parses a scenario.
  ///
  /// - Throws: A ``TestError`` that names the first invalid line.
  public init(_ text: String, name: String = "scenario") throws {
    self.name = name
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do {
        steps.append(Step(action: try ScenarioLine.action(of: line), text: line, line: index + 1))
      } catch let error as TestError {
        throw TestError(message: "\(name):\(index + 1): \(line)\n\(error.message)")
      }
    }
    self.steps = steps
  }

  /// Reads a scenario from a file, and names it after the file.
  public init(contentsOf file: URL) throws {
    try self.init(String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
  }

  package struct Step: Sendable {
    package let action: Action
    package let text: String
    package let line: Int
  }

  package enum Action: Equatable, Sendable {
    case tap(Target)
    case type(String)
    case press(KeyEquivalent, EventModifiers)
    case drag(Target, by: CGSize)
    case scroll(Target, by: CGSize)
    case resize(CGSize)
    case appearance(ColorScheme)
    case expectText(String, isShown: Bool)
    case expectValue(String, of: Target)
    case expectPicture(String)
  }

  /// An element, identified by its name.
  package struct Target: Equatable, Sendable {
    package let name: String
    /// The position among the elements with this name in reading order, starting at 1.
    package var number = 1

    package init(name: String) { self.name = name }
  }
}
