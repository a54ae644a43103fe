import CanopyTesting
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
        "own",
        try strip { strip in
          for kind in OwnSheetsPage.Kind.allCases {
            try strip.take(kind.rawValue, of: screen(.phone) { OwnSheetsPage(kind: kind) })
          }
        }
      ),
    ]
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
