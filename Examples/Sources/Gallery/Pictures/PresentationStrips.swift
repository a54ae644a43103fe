import CanopyTesting
import Examples
import Foundation
import SwiftUI

extension FrameStrip {
  /// Writes a picture of a sheet that inherits the environment into a PNG file. It is the first one in README.md.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - environment: Sets the environment of the screen.
  static func writeSheet(to file: URL, _ environment: (inout EnvironmentValues) -> Void) throws {
    let screen = TestScreen(size: .smallPhone, environment: environment) { DiaryPage() }
    try screen.find(id: "open").tap()
    try screen.image(scale: 2).png.write(to: file)
  }

  /// Each kind of presentation, at rest.
  ///
  /// - Parameter environment: Sets the environment of the screens.
  static func presentations(
    _ environment: (inout EnvironmentValues) -> Void
  ) throws -> [(name: String, strip: FrameStrip)] {
    func screen(_ size: CGSize, @ViewBuilder _ content: () -> some View) -> TestScreen {
      TestScreen(size: size, environment: environment, content: content)
    }
    func strip(_ take: (inout FrameStrip) throws -> Void) rethrows -> FrameStrip {
      var strip = FrameStrip()
      try take(&strip)
      return strip
    }
    return [
      (
        "detents",
        try strip { strip in
          for detent in DetentsPage.detents {
            try strip.take(detent.name, of: screen(.phone) { DetentsPage(detent: detent) })
          }
        }
      ),
      (
        "stacked",
        try strip { strip in
          let shown = screen(.phone) { StackPage() }
          for level in 1...3 {
            try shown.find("Open \(level)").tap()
            try strip.take("\(level) of them", of: shown)
          }
        }
      ),
      (
        "popover",
        try strip { strip in
          try strip.take("Dark by itself", of: screen(.phone) { PopoverPage() })
          try strip.take("In a wide window", of: screen(.desktop) { PopoverPage() })
        }
      ),
      (
        "questions",
        try strip { strip in
          for question in QuestionsPage.Question.allCases {
            let shown = screen(.phone) { QuestionsPage(question: question) }
            try strip.take(question.rawValue, of: shown)
          }
        }
      ),
      (
        "wide",
        try strip { strip in
          try strip.take("A sheet is a card", of: screen(.desktop) { DetentsPage(detent: DetentsPage.detents[0]) })
          try strip.take("A dialog", of: screen(.desktop) { QuestionsPage(question: .dialog) })
        }
      ),
      (
        "own", try own { size, view in TestScreen(size: size, environment: environment) { view } }
      ),
      (
        "cover",
        try strip { strip in
          let shown = screen(.phone) { CoverPage() }
          try strip.take("The window", of: shown)
          try shown.find(id: "open").touch().lift()
          shown.advance(by: 0.12)
          try strip.take("on its way", of: shown)
          shown.settle()
          try strip.take("A full-screen cover", of: shown)
        }
      ),
      (
        "inspector",
        try strip { strip in
          try strip.take("A column", of: screen(.desktop) { InspectorPage() })
          try strip.take("A sheet", of: screen(.smallPhone) { InspectorPage() })
        }
      ),
      (
        "zoom",
        try strip { strip in
          let shown = screen(.smallPhone) { ZoomPage() }
          try shown.find(role: "button", name: "Night").touch().lift()
          try strip.take("Touched", of: shown)
          for _ in 0..<2 {
            shown.advance(by: 0.1)
            try strip.take("coming", of: shown)
          }
          shown.settle()
          try strip.take("there", of: shown)
          try shown.find("Close").touch().lift()
          shown.advance(by: 0.15)
          try strip.take("leaving", of: shown)
        }
      ),
    ]
  }

  /// Sheets and alerts that apps build themselves, beside those of the system.
  ///
  /// - Parameter screen: Shows a view in a window of a size.
  private static func own(_ screen: (CGSize, AnyView) -> TestScreen) throws -> FrameStrip {
    var strip = FrameStrip()
    func take(_ caption: String, _ view: some View, _ act: (TestScreen) throws -> Void = { _ in }) throws {
      let shown = screen(.phone, AnyView(view))
      try act(shown)
      try strip.take(caption, of: shown)
    }
    try take(OwnSheetsPage.Kind.system.rawValue, OwnSheetsPage(kind: .system))
    try take(OwnSheetsPage.Kind.own.rawValue, OwnSheetsPage(kind: .own))
    try take("a drawer of one’s own", OwnSheetsExample.drawer.program) { try $0.find("Search here").tap() }
    try take("a sheet of paper for an item", OwnSheetsExample.paper.program) { try $0.find("Show fern").tap() }
    try take("alert(_:isPresented:)", QuestionsPage(question: .alert))
    try take("an alert of one’s own", OwnSheetsExample.popup.program) { try $0.find("Lend Hammer").tap() }
    try take("a side menu", OwnSheetsExample.menu.program) { try $0.find(role: "button", name: "Menu").tap() }
    try take("a toast and a snack bar", OwnSheetsExample.toast.program) {
      try $0.find("Archive").tap()
      try $0.find("Send").tap()
    }
    return strip
  }

  /// A sheet that comes, is dragged from one detent to the other, and is flung away.
  ///
  /// - Parameter environment: Sets the environment of the screen.
  static func sheetMotion(_ environment: (inout EnvironmentValues) -> Void) throws -> FrameStrip {
    var strip = FrameStrip()
    let screen = TestScreen(size: .smallPhone, environment: environment) { DraggedSheetPage() }
    try screen.find("Show places").touch().lift()
    for _ in 0..<3 {
      screen.advance(by: 0.08)
      try strip.take("coming", of: screen)
    }
    screen.settle()
    try strip.take("medium", of: screen)
    let up = screen.touch(at: CGPoint(x: 195, y: 335))
    up.move(by: CGSize(width: 0, height: -160), over: 0.3)
    try strip.take("dragged", of: screen)
    up.lift()
    screen.advance(by: 0.1)
    try strip.take("let go", of: screen)
    screen.settle()
    try strip.take("large", of: screen)
    let down = screen.touch(at: CGPoint(x: 195, y: 25))
    down.move(by: CGSize(width: 0, height: 300), over: 0.12)
    down.lift()
    screen.advance(by: 0.05)
    try strip.take("flung", of: screen)
    screen.settle()
    try strip.take("gone", of: screen)
    return strip
  }
}

extension CGSize {
  fileprivate static let phone = CGSize(width: 390, height: 844)
  fileprivate static let smallPhone = CGSize(width: 390, height: 640)
  fileprivate static let desktop = CGSize(width: 900, height: 640)
}
