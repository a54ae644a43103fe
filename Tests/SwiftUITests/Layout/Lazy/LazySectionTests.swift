import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Sections in lazy stacks and elsewhere.
@MainActor @Suite struct LazySectionTests {
  @Test func headersAndFootersArePinnedWhileTheirSectionIsVisible() throws {
    let screen = layOut { sections(pinned: [.sectionHeaders, .sectionFooters]) }
    // Each section: a header of 20, ten rows of 20, a footer of 20: 240 in all.
    #expect(try screen.findInTree("header 0").frame.minY == 0)
    #expect(try screen.findInTree("footer 0").frame.maxY == 100)
    try screen.scroll(50)
    #expect(try screen.findInTree("header 0").frame.minY == 0)
    #expect(try screen.findInTree("0.2").frame.minY == 10)
    // The next header pushes it away.
    try screen.scroll(180)
    #expect(try screen.findInTree("header 0").frame.minY == -10)
    #expect(try screen.findInTree("header 1").frame.minY == 10)
    try screen.scroll(10)
    #expect(try screen.findInTree("header 1").frame.minY == 0)
    try screen.scroll(-240)
    #expect(try screen.findInTree("header 0").frame.minY == 0)
  }

  /// The estimated length of a section above may be longer than its actual length.
  @Test(arguments: [[1, 3], [1, 50], [3, 50], [50, 1], [50, 50]], [false, true])
  func onlyRowsThatEnterOrLeaveAppearOrDisappear(counts: [Int], isAbove: Bool) throws {
    let log = Log()
    let screen = layOut { Growing(counts: counts, isAbove: isAbove, log: log) }
    let before = Set(screen.textsInTree.filter { $0.contains(".") })
    log.lines = []
    try screen.findInTree("grow").tap()
    let now = Set(screen.textsInTree.filter { $0.contains(".") })
    #expect(Set(log.lines) == Set(now.subtracting(before).map { "+\($0)" } + before.subtracting(now).map { "-\($0)" }))
    #expect(Set(log.lines).count == log.lines.count, "\(log.lines)")
  }

  private final class Log { var lines: [String] = [] }

  /// Groups of rows; the button inserts another group above or below.
  private struct Growing: View {
    let counts: [Int]
    let isAbove: Bool
    let log: Log
    @State private var groups = [1]

    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { groups.insert(isAbove ? 0 : 2, at: isAbove ? 0 : 1) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(groups, id: \.self) { group in
              ForEach(0..<counts[group % 2], id: \.self) { row($0, of: group) }
            }
          }
        }
      }
    }

    private func row(_ number: Int, of group: Int) -> some View {
      let name = "\(group).\(number)"
      return Text(name).frame(height: 20).onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Test func headersScrollAwayUnlessPinned() throws {
    let screen = layOut { sections(pinned: []) }
    try screen.scroll(10)
    #expect(try screen.findInTree("header 0").frame.minY == -10)
  }

  @Test func movingAPinnedHeaderLaysOutNoView() throws {
    let screen = layOut { sections(pinned: .sectionHeaders) }
    try screen.scroll(50)
    LayoutCounters.reset()
    try screen.scroll(2)
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func pinnedHeadersAreDrawnInFrontOfRows() throws {
    let screen = layOut { sections(pinned: .sectionHeaders) }
    try screen.scroll(50)
    let lines = screen.displayList().components(separatedBy: "\n")
    func place(_ text: String) throws -> Int { try #require(lines.firstIndex { $0.contains("“\(text)”") }) }
    #expect(try place("header 0") > place("0.2"))
    #expect(try place("header 0") > place("0.5"))
  }

  @Test func sectionsAreMadeOnDemand() throws {
    let screen = layOut { sections(pinned: []) }
    #expect(screen.textsInTree == ["header 0"] + (0...5).map { "0.\($0)" } + ["footer 0"])
    try screen.scroll(24_000)
    #expect(screen.textsInTree.contains("header 100"))
    #expect(try screen.findInTree("header 100").frame.minY == 0)
    #expect(screen.textsInTree.count < 30)
    try screen.scroll(1e9)
    #expect(try screen.findInTree("footer 999").frame.maxY == 100)
    #expect(screen.issues.isEmpty)
  }

  @Test func sectionsInAVStackShowHeaderContentAndFooterInOrder() throws {
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
    #expect(screen.textsInTree == ["Title", "a", "b", "below", "above", "c"])
    #expect(try screen.findInTree("below").frame.minY - screen.findInTree("b").frame.minY == 20)
  }

  @Test func modifiersOfASectionApplyToEachMember() throws {
    let screen = layOut {
      VStack(spacing: 0) { Section("Title") { Text("a") }.padding(5) }
    }
    #expect(try screen.findInTree("a").frame.minY - screen.findInTree("Title").frame.minY == 30)
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
