internal import Foundation

// What is said about things that cannot be drawn.

extension RuntimeIssue {
  private static func drawing(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .drawing, message: message) }

  static func effectIsNone(_ effect: RenderEffect) -> RuntimeIssue {
    drawing("The effect \(effect)\(place()) has a number that is not finite. The view is drawn without it.")
  }
}
