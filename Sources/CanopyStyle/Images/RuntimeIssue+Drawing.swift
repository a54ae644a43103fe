package import CanopyCore
package import CanopyDrawing
internal import Foundation

// What is said about things that cannot be drawn.

extension RuntimeIssue {
  private static func drawing(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .drawing, message: message) }

  package static func fontIsMissing(_ name: String, _ place: String) -> RuntimeIssue {
    drawing(
      """
      No font named '\(name)' found\(place): neither among those of the system nor among the resources of the app. Text is \
      shown in the system's font.
      """)
  }

  package static func designIsMissing(
    _ design: FontRequest.Design, _ missing: MissingTypeface, _ place: String
  ) -> RuntimeIssue {
    drawing(
      """
      The machine has no typeface for the font design .\(design)\(place): text is shown in another. Install \
      \(missing.family), which Debian has as \(missing.package).
      """)
  }

  static func imageIsMissing(
    _ name: String, _ bundle: Bundle, _ fault: ImageStore.Fault, _ place: String
  ) -> RuntimeIssue {
    switch fault {
    case .notFound:
      return drawing(
        """
        No image named '\(name)' found in the bundle \(bundle.bundlePath)\(place): neither in an asset catalog \
        nor as a file (PNG, JPEG, SVG, GIF or WebP). A placeholder is shown.
        """)
    case .broken(let file, let fault):
      return drawing("The image '\(name)'\(place) is not shown: \(fault). It was read from \(file).")
    }
  }

  static func colorIsMissing(_ name: String, _ bundle: Bundle) -> RuntimeIssue {
    drawing(
      """
      No color named '\(name)' found in an asset catalog of the bundle \(bundle.bundlePath)\(place()). A grey is shown.
      """)
  }

  static var imageIsNoPicture: RuntimeIssue {
    drawing(
      "An image paint\(place()) repeats a symbol or an image that code draws. It can repeat pictures; nothing is filled."
    )
  }

  static func meshIsNotWhole(_ mesh: MeshGradient) -> RuntimeIssue {
    drawing(
      """
      A mesh gradient\(place()) has \(mesh.locations.count) points and \(mesh.colors.count) colors. It needs \
      \(mesh.width) × \(mesh.height) of each, and at least 2 × 2. Its background is shown.
      """)
  }

  static func symbolIsMissing(_ name: String, _ place: String) -> RuntimeIssue {
    drawing("No symbol named '\(name)' is known here\(place). A placeholder is shown.")
  }
}
