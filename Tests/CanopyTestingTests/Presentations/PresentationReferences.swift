import CanopyTesting
import Foundation
import SwiftUI
import Testing

// Views and comparisons for tests with pictures of presentations.

/// A way to show a presentation.
struct PresentationLook: Sendable, CustomTestStringConvertible {
  let name: String
  var isDark = false
  var isRightToLeft = false
  var hasLargeText = false
  /// A Boolean value that indicates whether the window is wide, as on a desktop.
  var isWide = false
  /// A Boolean value that indicates whether text has one of the sizes for people who don't see well.
  var hasVeryLargeText = false

  var testDescription: String { name }

  @MainActor
  func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    let size = isWide ? CGSize(width: 320, height: 260) : CGSize(width: 200, height: 260)
    return TestScreen(size: size) {
      $0.colorScheme = isDark ? .dark : .light
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      $0.dynamicTypeSize = hasVeryLargeText ? .accessibility3 : hasLargeText ? .xLarge : .xSmall
      $0.horizontalSizeClass = isWide ? .regular : .compact
    } content: {
      content()
    }
  }

  static let plain = PresentationLook(name: "light")
  static let other = PresentationLook(name: "dark-rtl-large", isDark: true, isRightToLeft: true, hasLargeText: true)
  static let wide = PresentationLook(name: "wide", isWide: true)
  static let wideOther = PresentationLook(name: "wide-dark-rtl", isDark: true, isRightToLeft: true, isWide: true)
}

/// Compares a screen with a picture of this folder.
@MainActor
func compare(_ screen: TestScreen, _ name: String, scale: Double = 1) throws {
  let now = try screen.image(scale: scale)
  #expect(now.png.count <= 11_264)
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "References/\(name).png")
  guard let known = CGImage(contentsOf: file) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try now.png.write(to: file)
    Issue.record("There was no reference. Look at \(file.path), and commit it if it is right.")
    return
  }
  let size = CGSize(width: now.width, height: now.height)
  let then = try TestScreen(size: size) { Image(decorative: known, scale: 1).interpolation(.none) }.image(scale: 1)
  var (sum, large) = (0, 0)
  for y in 0..<now.height {
    for x in 0..<now.width {
      let (one, other) = (now.pixel(x: x, y: y), then.pixel(x: x, y: y))
      let differences = [
        Int(one.red) - Int(other.red), Int(one.green) - Int(other.green), Int(one.blue) - Int(other.blue),
      ]
      .map(abs)
      sum += differences.reduce(0, +)
      large += differences.count { $0 > 96 }
    }
  }
  let count = 3 * now.width * now.height
  #expect(Double(sum) / Double(count) < 2.5, "\(name): \(Double(sum) / Double(count)) of 255 on the whole")
  #expect(large < count / 200, "\(name)")
}

/// Content behind a presentation: its colors show the dimming.
struct Behind: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.white
      Color.orange
      Color.black
    }
  }
}

/// What a sheet shows: something at its leading edge.
struct Panel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Places").font(.headline)
      Divider()
      HStack {
        Circle().fill(.tint).frame(width: 14, height: 14)
        Text("Harbor")
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
