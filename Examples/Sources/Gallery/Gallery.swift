import Foundation
import SwiftUI

/// The gallery: an app of pages. With `--pictures folder`, it draws them into files instead.
@main
enum Gallery {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--pictures"), option + 1 < arguments.count {
      try GalleryPictures.draw(into: URL(filePath: arguments[option + 1], directoryHint: .isDirectory))
    } else {
      GalleryApp.main()
    }
  }
}
