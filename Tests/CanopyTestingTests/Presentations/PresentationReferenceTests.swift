import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures of presentations that somebody has looked at, small and few. They may differ by what other versions of the libraries
/// and the fonts make of edges.
///
/// Where one is meant to change: delete it, run the tests, look at what they have written, and commit that.
@MainActor @Suite struct PresentationReferenceTests {
  /// A way to show a presentation.
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    var isDark = false
    var isRightToLeft = false
    var hasLargeText = false
    /// A Boolean value that indicates whether the window is wide, as on a desktop.
    var isWide = false

    var testDescription: String { name }

    @MainActor
    func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
      let size = isWide ? CGSize(width: 320, height: 260) : CGSize(width: 200, height: 260)
      return TestScreen(size: size) {
        $0.colorScheme = isDark ? .dark : .light
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        $0.dynamicTypeSize = hasLargeText ? .xLarge : .xSmall
        $0.horizontalSizeClass = isWide ? .regular : .compact
      } content: {
        content()
      }
    }

    static let plain = Look(name: "light")
    static let other = Look(name: "dark-rtl-large", isDark: true, isRightToLeft: true, hasLargeText: true)
    static let wide = Look(name: "wide", isWide: true)
    static let wideOther = Look(name: "wide-dark-rtl", isDark: true, isRightToLeft: true, isWide: true)
  }

  @Test(arguments: [Look.plain, .other, .wide, .wideOther])
  func aSheetMatchesTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.medium, .large])
      }
    }
    try compare(screen, "sheet-\(look.name)")
  }

  @Test(arguments: [Look.plain, .other])
  func sheetsInFrontOfEachOtherMatchTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().sheet(isPresented: .constant(true)) { Panel() }
      }
    }
    try compare(screen, "stack-\(look.name)")
  }

  @Test(arguments: [Look.plain, .other])
  func aSheetThatLeavesWhatIsBehindUsableMatchesTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.height(90)]).presentationBackgroundInteraction(.enabled)
          .presentationDragIndicator(.visible)
      }
    }
    try compare(screen, "usable-\(look.name)")
  }

  @Test(arguments: [Look.wide, .wideOther])
  func aPopoverMatchesTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().overlay(alignment: .topTrailing) {
        Text("Info").padding(6).popover(isPresented: .constant(true)) { Panel().padding(12) }
      }
    }
    try compare(screen, "popover-\(look.name)")
  }

  @Test(arguments: [Look.plain, .other, .wide])
  func anAlertMatchesTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ivy"))
        Button("Cancel", role: .cancel) {}
        Button("OK") {}
      } message: {
        Text("A new name.")
      }
    }
    try compare(screen, "alert-\(look.name)")
  }

  @Test(arguments: [Look.plain, .other, .wideOther])
  func aDialogMatchesTheReference(look: Look) throws {
    let screen = look.screen {
      Behind().confirmationDialog("Sort", isPresented: .constant(true), titleVisibility: .visible) {
        Button("By name") {}
        Button("Remove", role: .destructive) {}
      }
    }
    try compare(screen, "dialog-\(look.name)")
  }

  @Test func aSheetOnItsWayMatchesTheReference() throws {
    struct Opening: View {
      @State private var isShown = false
      var body: some View {
        Behind()
          .overlay { Button("Open") { isShown = true } }
          .sheet(isPresented: $isShown) { Panel() }
      }
    }
    let screen = Look.plain.screen { Opening() }
    try screen.find("Open").touch().lift()
    screen.advance(by: 0.1)
    try compare(screen, "coming")
  }

  // MARK: Comparing

  private func compare(_ screen: TestScreen, _ name: String) throws {
    let now = try screen.image(scale: 1)
    #expect(now.png.count <= 10_240)
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
}

/// What is behind a presentation: its colors show how much it is dimmed.
private struct Behind: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.white
      Color.orange
      Color.black
    }
  }
}

/// What a sheet shows: something at its leading edge.
private struct Panel: View {
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
