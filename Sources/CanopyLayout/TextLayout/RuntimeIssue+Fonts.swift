internal import CanopyCore
internal import CanopyDrawing

// Runtime issues about missing fonts and invalid font sizes.

extension RuntimeIssue {
  static func fontHasNoSize(_ place: String) -> RuntimeIssue {
    drawing("A font size\(place) is zero, negative, or not a number. The text isn't visible.")
  }

  static func fontIsMissing(_ name: String, _ place: String) -> RuntimeIssue {
    drawing(
      """
      No font named '\(name)' found\(place): neither among those of the system nor among the resources of the app. Text is \
      shown in the system's font.
      """)
  }

  static func designIsMissing(
    _ design: FontRequest.Design, _ missing: MissingTypeface, _ place: String
  ) -> RuntimeIssue {
    drawing(
      """
      The machine has no typeface for the font design .\(design)\(place): text is shown in another. Install \
      \(missing.family), which Debian has as \(missing.package).
      """)
  }
}
