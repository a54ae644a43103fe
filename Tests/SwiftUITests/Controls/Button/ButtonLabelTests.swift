import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The font, the lines and the strength of the labels of buttons.
@MainActor @Suite struct ButtonLabelTests {
  @Test func labelsHaveTheFontOfTheEnvironment() throws {
    let url = try #require(URL(string: "https://example.com"))
    let screen = TestScreen {
      VStack {
        Button("before") {}.font(.largeTitle).buttonStyle(.bordered)
        Button("after") {}.buttonStyle(.borderedProminent).font(.largeTitle)
        Link("link", destination: url).buttonStyle(.bordered).font(.largeTitle)
        Toggle("toggle", isOn: .constant(true)).toggleStyle(.button).font(.largeTitle)
        Button("small") {}.buttonStyle(.bordered).controlSize(.small).font(.largeTitle)
      }
    }
    for name in ["before", "after", "link", "toggle", "small"] {
      #expect(try screen.find(name).environment.font == .largeTitle, "\(name)")
    }
  }

  @Test func controlSizeChangesTheFontThatNobodySets() throws {
    let screen = TestScreen {
      VStack {
        Button("small") {}.controlSize(.small)
        Button("regular") {}
      }
      .buttonStyle(.bordered)
    }
    #expect(try screen.find("small").environment.font == .subheadline)
    #expect(try screen.find("regular").environment.font == .body)
  }

  @Test func linesOfALabelAreCentered() throws {
    let screen = TestScreen {
      VStack {
        Button("borderless") {}
        Button("bordered") {}.buttonStyle(.bordered)
        Button("glass") {}.buttonStyle(.glass)
        Button("trailing") {}.multilineTextAlignment(.trailing)
        Button("plain") {}.buttonStyle(.plain)
      }
    }
    for name in ["borderless", "bordered", "glass"] {
      #expect(try screen.find(name).environment.multilineTextAlignment == .center, "\(name)")
    }
    #expect(try screen.find("trailing").environment.multilineTextAlignment == .trailing)
    #expect(try screen.find("plain").environment.multilineTextAlignment == .leading)
  }

  @Test func disabledPlainButtonHasHalfItsStrength() throws {
    for isDisabled in [false, true] {
      let screen = TestScreen(size: CGSize(width: 20, height: 20)) {
        Button {
        } label: {
          Color.black.frame(width: 20, height: 20)
        }
        .buttonStyle(.plain)
        .disabled(isDisabled)
      }
      let red = Int(try screen.image().pixel(x: 10, y: 10).red)
      #expect(isDisabled ? (120...136).contains(red) : red == 0, "\(red)")
    }
  }

  @Test func aRoleHasAUsualTitle() {
    let screen = TestScreen {
      VStack {
        Button(role: .close) {}
        Button(role: .confirm, action: {})
        Button(role: .cancel) {}
        Button(role: .destructive) {}
      }
    }
    #expect(screen.texts == ["Close", "Done", "Cancel", "Delete"])
  }
}
