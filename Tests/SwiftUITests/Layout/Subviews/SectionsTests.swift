import CanopyTesting
import SwiftUI
import Testing

/// Custom containers that show the sections of their content, and container values.
@MainActor @Suite struct SectionsTests {
  @Test func sectionsHaveAHeaderContentAndAFooter() {
    let screen = TestScreen {
      Board {
        Section("Fruit") {
          Text("apple")
          ForEach(["pear", "plum"], id: \.self) { Text($0) }
        }
        Section {
          Text("salt")
        } footer: {
          Text("white")
        }
      }
    }
    #expect(
      screen.texts == [
        "section", "Fruit", "3", "apple", "pear", "plum", "section", "1", "salt", "white",
      ])
  }

  @Test func subviewsBetweenSectionsFormSections() {
    let screen = TestScreen {
      Board {
        Text("a")
        Text("b")
        Section("S") { Text("c") }
        Text("d")
      }
    }
    #expect(
      screen.texts == ["section", "2", "a", "b", "section", "S", "1", "c", "section", "1", "d"])
  }

  @Test func sectionsAreACollection() {
    let content = Group {
      Section("A") { Text("1") }
      Section("B") { Text("2") }
    }
    let screen = TestScreen {
      Group(sections: content) { sections in
        Text("\(sections.count)")
        sections.last?.header
        sections
      }
    }
    #expect(screen.texts.first == "2")
    #expect(screen.texts.filter { $0 == "B" }.count == 1)
  }

  @Test func rowsAddedToASectionAreUpdated() throws {
    let screen = TestScreen { Growing() }
    #expect(screen.texts == ["add", "section", "S", "1", "0"])
    try screen.find("add").tap()
    #expect(screen.texts == ["add", "section", "S", "2", "0", "1"])
  }

  // MARK: Container values

  @Test func containerValuesReachTheContainer() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a").containerValue(\.isPinned, true)
          Text("b")
          Text("c").containerValue(\.isPinned, true).padding()
        }
      ) { subview in
        if subview.containerValues.isPinned { subview }
      }
    }
    #expect(screen.texts == ["a", "c"])
  }

  @Test func sectionsHaveTheirOwnContainerValues() {
    let screen = TestScreen {
      ForEach(
        sections: Group {
          Section("A") { Text("1") }.containerValue(\.isPinned, true)
          Section("B") { Text("2") }
        }
      ) { section in
        section.header
        Text(section.containerValues.isPinned ? "pinned" : "loose")
      }
    }
    #expect(screen.texts == ["A", "pinned", "B", "loose"])
  }

  @Test func containerValuesUpdate() throws {
    let screen = TestScreen {
      ForEach(subviews: Pinning()) {
        Text($0.containerValues.isPinned ? "pinned" : "loose"); $0
      }
    }
    #expect(screen.texts == ["loose", "pin"])
    try screen.find("pin").tap()
    #expect(screen.texts == ["pinned", "pin"])
  }

  @Test func tagsAreContainerValues() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag("two")
          Text("c")
        }
      ) { subview in
        Text(subview.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
        Text(subview.containerValues.hasTag("two") ? "two" : "other")
      }
    }
    #expect(screen.texts == ["1", "other", "none", "two", "none", "other"])
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        Text("section")
        if !section.header.isEmpty { section.header }
        Text("\(section.content.count)")
        section.content
        section.footer
      }
    }
  }
}

private struct Growing: View {
  @State private var count = 1

  var body: some View {
    Button("add") { count += 1 }
    Board { Section("S") { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
  }
}

private struct Pinning: View {
  @State private var isPinned = false

  var body: some View { Button("pin") { isPinned.toggle() }.containerValue(\.isPinned, isPinned) }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}
