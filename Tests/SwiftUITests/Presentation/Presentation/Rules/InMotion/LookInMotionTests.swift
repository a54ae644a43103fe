import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The known problems of how the content of presentations looks, by number, in each frame of their motion.
@MainActor @Suite struct LookInMotionTests {
  @Test func problem3ContentFollowsStateFromTheFirstFrameToTheLast() throws {
    let screen = TestScreen { Stale() }
    try screen.startPressing("set")
    #expect(screen.texts.contains("after 0"))
    var count = 0
    try screen.eachFrame {
      count += 1
      try screen.find("count").activate(in: screen)
      #expect(screen.texts.contains("after \(count)"))
    }
  }

  @Test func problem11APreferredColorSchemeChangesInTheSameFrame() throws {
    let screen = TestScreen { Prefers() }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    for isDark in [true, false, true] {
      try screen.find("toggle").activate(in: screen)
      #expect(try screen.find("inside").environment.colorScheme == (isDark ? .dark : .light))
      let sheet = screen.presentations[0].frame
      let pixel = try screen.image().pixel(x: 20, y: Int(sheet.minY) + 40)
      #expect(isDark ? pixel.red < 60 : pixel.red > 240)
      screen.advance(by: 1 / 60)
    }
  }

  @Test(arguments: [PresentationContainer.sheet, .popover])
  func problem11TheColorSchemeOfAPresentationDoesNotReachTheWindowBehind(container: PresentationContainer) throws {
    let log = MotionLog()
    let screen = TestScreen(size: CGSize(width: 390, height: 500)) {
      PresentsInMotion(container, log: log) { PrefersInside() }
        .padding(.top, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background { Rectangle().fill(.background) }
    }
    func check() throws {
      #expect(try screen.find("show").environment.colorScheme == .light)
      // It may be dimmed, but isn't black.
      let pixel = try screen.image(scale: 1).pixel(x: 20, y: 20)
      #expect(pixel.red >= 200 && pixel.red == pixel.green && pixel.green == pixel.blue, "\(pixel)")
    }
    try screen.startPressing("show")
    for frame in 0..<40 {
      screen.advance(by: 1 / 60)
      let isDark = try screen.find("inside").environment.colorScheme == .dark
      #expect(isDark == (frame % 10 < 5))
      try check()
      if frame % 5 == 4 {
        PrefersInside.change?()
        screen.update()
      }
    }
    log.close?()
    try screen.eachFrame(check)
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 20).red == 255)
  }

  @Test("12. No frame has other colors than the last, of enabled and of disabled content", arguments: [false, true])
  func problem12NoFrameHasOtherColorsThanTheLast(isDisabled: Bool) throws {
    let screen = TestScreen {
      PresentsInMotion(.sheet) { Colors().disabled(isDisabled) }.tint(.red)
    }
    /// The colors of the blocks, where they are shown now.
    func colors() throws -> [String] {
      let image = try screen.image(scale: 1)
      return try Colors.names.compactMap { name in
        let frame = try screen.find(id: name).frame
        let y = frame.minY + 8
        return y < 840 ? "\(name) \(image.pixel(x: Int(frame.minX) + 20, y: Int(y)))" : nil
      }
    }
    try screen.startPressing("show")
    screen.update()
    var frames: [[String]] = []
    try screen.eachFrame { frames.append(try colors()) }
    let last = try #require(frames.last)
    #expect(last.count == Colors.names.count && Set(last).count == last.count)
    for frame in frames { #expect(last.starts(with: frame)) }
    #expect(frames.contains { 0 < $0.count && $0.count < last.count })
  }
}

private struct Stale: View {
  @State private var text = "before"
  @State private var count = 0
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("set") {
        text = "after"
        isShown = true
      }
      Button("count") { count += 1 }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .sheet(isPresented: $isShown) {
      Text("\(text) \(count)").presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
    }
  }
}

private struct Prefers: View {
  @State private var scheme: ColorScheme?
  var body: some View {
    VStack {
      Button("toggle") { scheme = scheme == nil ? .dark : nil }
      PresentsInMotion(.sheet) {
        Text("inside").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .preferredColorScheme(scheme)
  }
}

/// Content that prefers to be dark, and changes its mind.
private struct PrefersInside: View {
  static var change: (() -> Void)?
  @State private var isDark = true
  var body: some View {
    let _ = Self.change = { isDark.toggle() }
    Text("inside").frame(width: 100, height: 80)
      .presentationDetents([.height(200)])
      .presentationCompactAdaptation(.popover)
      .preferredColorScheme(isDark ? .dark : .light)
  }
}

/// A column of blocks in colors that depend on the environment.
private struct Colors: View {
  static let names = ["tint", "enabled", "button", "primary", "secondary", "fill"]
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(spacing: 0) {
      block("tint") { Rectangle().fill(.tint) }
      block("enabled") { isEnabled ? Color.green : .orange }
      block("button") {
        Button {
        } label: {
          Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(.purple)
      }
      block("primary") { Rectangle().fill(.primary) }
      block("secondary") { Rectangle().fill(.secondary) }
      block("fill") { Rectangle().fill(.quaternary) }
    }
    .padding(20)
  }

  private func block(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    content().frame(height: 60).accessibilityElement().accessibilityIdentifier(name)
  }
}
