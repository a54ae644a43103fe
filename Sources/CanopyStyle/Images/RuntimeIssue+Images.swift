internal import CanopyCore
internal import Foundation

// Issues about images that can't be drawn.

extension RuntimeIssue {
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

  static func symbolIsMissing(_ name: String, _ place: String) -> RuntimeIssue {
    drawing("No symbol named '\(name)' is known here\(place). A placeholder is shown.")
  }
}
