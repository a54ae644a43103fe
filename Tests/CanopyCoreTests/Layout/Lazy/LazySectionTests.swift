import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Sections in lazy stacks and elsewhere.
@MainActor @Suite struct LazySectionTests {
  @Test func headersAndFootersArePinnedWhileTheirSectionIsToBeSeen() throws {
    let screen = layOut { sections(pinned: [.sectionHeaders, .sectionFooters]) }
    // Each section: a header of 20, ten rows of 20, a footer of 20: 240 in all.
    #expect(try screen.find("header 0").frame.minY == 0)
    #expect(try screen.find("footer 0").frame.maxY == 100)
    try screen.scroll(50)
    #expect(try screen.find("header 0").frame.minY == 0)
    #expect(try screen.find("0.2").frame.minY == 10)
    // The next one pushes it away.
    try screen.scroll(180)
    #expect(try screen.find("header 0").frame.minY == -10)
    #expect(try screen.find("header 1").frame.minY == 10)
    try screen.scroll(10)
    #expect(try screen.find("header 1").frame.minY == 0)
    try screen.scroll(-240)
    #expect(try screen.find("header 0").frame.minY == 0)
  }

  @Test func othersAreNotPinned() throws {
    let screen = layOut { sections(pinned: []) }
    try screen.scroll(10)
    #expect(try screen.find("header 0").frame.minY == -10)
  }

  @Test func aPinnedHeaderThatMovesLaysOutNothing() throws {
    let screen = layOut { sections(pinned: .sectionHeaders) }
    try screen.scroll(50)
    LayoutCounters.reset()
    try screen.scroll(2)
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func sectionsAreMadeAsTheyAreNeeded() throws {
    let screen = layOut { sections(pinned: []) }
    #expect(screen.texts == ["header 0"] + (0...5).map { "0.\($0)" } + ["footer 0"])
    try screen.scroll(24_000)
    #expect(screen.texts.contains("header 100"))
    #expect(try screen.find("header 100").frame.minY == 0)
    #expect(screen.texts.count < 30)
    try screen.scroll(1e9)
    #expect(try screen.find("footer 999").frame.maxY == 100)
    #expect(screen.issues.isEmpty)
  }

  @Test func inOtherContainersTheyAreOneAfterTheOther() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Section("Title") { Text("a") }
        Section {
          Text("b")
        } footer: {
          Text("below")
        }
        Section(header: Text("above")) { Text("c") }
      }
    }
    #expect(screen.texts == ["Title", "a", "b", "below", "above", "c"])
    #expect(try screen.find("below").frame.minY - screen.find("b").frame.minY == 20)
  }

  @Test func modifiersOfASectionAreThoseOfItsMembers() throws {
    let screen = layOut {
      VStack(spacing: 0) { Section("Title") { Text("a") }.padding(5) }
    }
    #expect(try screen.find("a").frame.minY - screen.find("Title").frame.minY == 30)
  }
}

@MainActor private func sections(pinned: PinnedScrollableViews) -> some View {
  ScrollView {
    LazyVStack(spacing: 0, pinnedViews: pinned) {
      ForEach(0..<1_000) { section in
        Section {
          ForEach(0..<10) { Text(verbatim: "\(section).\($0)") }
        } header: {
          Text(verbatim: "header \(section)")
        } footer: {
          Text(verbatim: "footer \(section)")
        }
      }
    }
  }
  .id(frame: "scroll")
}
