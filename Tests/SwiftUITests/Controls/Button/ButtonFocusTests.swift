import CanopyTesting
import SwiftUI
import Testing

/// A label that tells whether it is in a view with the focus.
private struct Reader: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text("\(name) \(isFocused ? "focused" : "plain")") }
}

/// A style that shows the focus.
private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Reader(name: "style")
      configuration.label
    }
  }
}

@Observable @MainActor
private final class Shown {
  var isShown = true
}

/// A button that leaves.
private struct Leaving: View {
  let model: Shown

  var body: some View {
    VStack {
      if model.isShown {
        Button {
        } label: {
          Reader(name: "a")
        }
      }
      Button {
      } label: {
        Reader(name: "b")
      }
    }
  }
}

@MainActor
@Suite("The focus of buttons")
struct ButtonFocusTests {
  @Test("The label and the style of a button know whether it has the focus")
  func labelAndStyleKnow() {
    let screen = TestScreen {
      Button {
      } label: {
        Reader(name: "a")
      }
      Button {
      } label: {
        Reader(name: "b")
      }
      .buttonStyle(Framed())
    }
    #expect(screen.texts == ["a plain", "style plain", "b plain"])
    screen.press(.tab)
    #expect(screen.texts == ["a focused", "style plain", "b plain"])
    screen.press(.tab)
    #expect(screen.texts == ["a plain", "style focused", "b focused"])
  }

  @Test("A button in a focusable view knows about its own focus")
  func ownFocusCounts() throws {
    let screen = TestScreen {
      VStack {
        Reader(name: "outside")
        Button {
        } label: {
          Reader(name: "inside")
        }
      }
      .focusable()
    }
    screen.press(.tab)
    #expect(screen.texts == ["outside focused", "inside plain"])
  }

  @Test("A button may leave while it has the focus")
  func buttonMayLeave() {
    let model = Shown()
    let screen = TestScreen { Leaving(model: model) }
    screen.press(.tab)
    #expect(screen.texts == ["a focused", "b plain"])
    model.isShown = false
    screen.settle()
    #expect(screen.texts == ["b plain"])
    #expect(screen.focusedElement == nil)
    screen.press(.tab)
    #expect(screen.texts == ["b focused"])
  }

  @Test("Moving the focus runs only the bodies of the buttons that it concerns")
  func onlyConcernedBodiesRun() {
    let screen = TestScreen {
      ForEach(0..<4) { index in
        Button {
        } label: {
          Reader(name: "\(index)")
        }
      }
    }
    screen.press(.tab)
    screen.resetCounts()
    screen.press(.tab)
    #expect(screen.bodyCount(of: Reader.self) == 2)
  }
}
