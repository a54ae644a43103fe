import CanopyTesting
import SwiftUI
import Testing

/// Views have accessibility elements without any modifier.
@MainActor @Suite struct DefaultElementsTests {
  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  @Test func textsAndImagesHaveElementsAndDecorationsHaveNone() {
    #expect(
      tree {
        VStack {
          Text("Hello")
          Image(systemName: "star.fill")
          Image(size: CGSize(width: 5, height: 5)) { _ in }
          Color.red
          Circle().frame(width: 10, height: 10)
          Divider()
          Text(verbatim: " ")
        }
      } == """
        text “Hello”
        image “star fill”
        """)
  }

  @Test func buttonIsOneElementWithTheTextsInside() {
    let log = ActionLog()
    let screen = TestScreen {
      Button {
        log.add("buy")
      } label: {
        HStack {
          Text("Buy")
          Text("5 €")
        }
      }
      Button("Later") {}.disabled(true)
    }
    #expect(
      screen.accessibilityTree == """
        button “Buy, 5 €”
        button “Later”, dimmed
        """)
  }

  @Test func labelIsReadByItsTitleInEachStyle() {
    for style in 0..<3 {
      let screen = TestScreen {
        let label = SwiftUI.Label("Favorites", systemImage: "star")
        switch style {
        case 0: label.labelStyle(.titleAndIcon)
        case 1: label.labelStyle(.iconOnly)
        default: label.labelStyle(.titleOnly)
        }
      }
      #expect(screen.accessibilityTree == (style == 1 ? "image “Favorites”" : "text “Favorites”"))
    }
  }

  @Test func togglesKnowTheirStateInEachStyle() throws {
    let screen = TestScreen { Switches() }
    #expect(
      screen.accessibilityTree == """
        toggle “Wi-Fi”, on
        toggle “Bluetooth”, off
        toggle “Both”, mixed
        toggle “Hidden”, on
        """)
    try screen.find(role: "toggle", name: "Bluetooth").performAction(named: "activate")
    #expect(screen.accessibilityTree.hasPrefix("toggle “Wi-Fi”, on\ntoggle “Bluetooth”, on"))
  }

  @Test func hiddenTransparentAndEmptyViewsAreLeftOut() {
    #expect(
      tree {
        Text("shown")
        Text("hidden").hidden()
        Text("transparent").opacity(0)
        Text("flat").frame(height: 0).clipped()
        Text("redacted").redacted(reason: .placeholder)
        Text("silent").accessibilityHidden(true)
      } == "text “shown”\ntext “flat”")
  }

  @Test func scrollViewIsAContainerThatScrolls() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Text("first").frame(height: 90)
        Text("second").frame(height: 90)
      }
    }
    #expect(screen.accessibilityTree == "scroll area\n  text “first”\n  text “second”")
    let before = try screen.findInTree("second").frame
    let area = try #require(screen.accessibilityNode { $0.role == .scrollArea })
    screen.perform("scroll bottom", at: area.id)
    #expect(try screen.findInTree("second").frame.minY < before.minY)
  }

  @Test func modalPresentationHidesTheViewsBehind() throws {
    let screen = TestScreen {
      Text("behind").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    let tree = screen.accessibilityTree
    #expect(!tree.contains("behind"))
    #expect(tree.hasPrefix("alert"))
    #expect(tree.contains("button “Delete”"))
  }

  @Test func linksInTextsOpenTheirAddresses() throws {
    var opened: [String] = []
    let screen = TestScreen {
      VStack {
        Text("[site](https://example.com/a)")
        Text("Read the [**long** manual](https://example.com/b) or [ask](https://example.com/c)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.lastPathComponent)
          return .handled
        })
    }
    try screen.find(role: "link", name: "site").performAction(named: "activate")
    let text = try screen.find(role: "text", name: "Read the long manual or ask")
    try text.performAction(named: "ask")
    try text.performAction(named: "long manual")
    #expect(opened == ["a", "c", "b"])
  }
}

private struct Switches: View {
  @State private var wifi = true
  @State private var bluetooth = false
  @State private var values: [Value] = [Value(isOn: true), Value(isOn: false)]

  struct Value: Identifiable {
    let id = UUID()
    var isOn: Bool
  }

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $wifi)
      Toggle("Bluetooth", isOn: $bluetooth).toggleStyle(.button)
      Toggle("Both", sources: $values, isOn: \.isOn).toggleStyle(.checkbox)
      Toggle("Hidden", isOn: .constant(true)).labelsHidden()
    }
  }
}
