import CanopyTesting
import SwiftUI

extension TestScreen {
  /// Presses the button called `name`.
  func press(_ name: String) throws { try find(role: "button", name: name).tap() }

  /// Whether something shows `text`.
  func shows(_ text: String) -> Bool { texts.contains(text) }
}
