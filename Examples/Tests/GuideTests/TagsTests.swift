import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct TagsTests {
  @Test func tagsBreakIntoLines() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Tags(names: ["Swift", "Linux", "Open source"])
    }
    print(screen.layout())
    let first = try screen.find("Swift").frame
    #expect(try screen.find("Linux").frame.minY == first.minY)
    #expect(try screen.find("Open source").frame.minY > first.maxY)
  }
}
