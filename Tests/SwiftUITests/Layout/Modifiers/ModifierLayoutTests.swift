import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The positions and sizes of modified views.
@MainActor @Suite struct ModifierLayoutTests {
  @Test func paddingInsetsItsContent() throws {
    let screen = layOut { fill("a").padding(10).id(frame: "padded") }
    #expect(try screen.frame("padded") == [0, 0, 200, 100])
    #expect(try screen.frame("a") == [10, 10, 180, 80])
    #expect(try layOut { box("a", 20, 20).padding().id(frame: "padded") }.frame("padded") == [74, 24, 52, 52])
    #expect(try layOut { fill("a").padding(.leading, 30) }.frame("a") == [30, 0, 170, 100])
    #expect(try layOut { fill("a").padding([.top, .trailing]) }.frame("a") == [0, 16, 184, 84])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try layOut { fill("a").padding(insets) }.frame("a") == [2, 1, 194, 96])
  }

  @Test func paddingCanBeNegative() throws {
    let screen = layOut { box("a", 20, 20).padding(-5).id(frame: "padded") }
    #expect(try screen.frame("padded") == [95, 45, 10, 10])
    #expect(try screen.frame("a") == [90, 40, 20, 20])
  }

  @Test func invalidModifierValuesReportIssuesAndAreCorrected() throws {
    let screen = layOut { Wrong() }
    #expect(screen.issues.count == 4)
    #expect(screen.issues.allSatisfy { $0.kind == .layout && $0.message.contains("in the body of Wrong") })
    #expect(screen.issues.first?.message.hasPrefix("Padding of nan, nan, nan, nan (top,") == true)
    #expect(try screen.frame("padded") == [0, 0, 10, 10])
    #expect(try screen.frame("positioned") == [-5, -4, 10, 10])
    #expect(try screen.frame("moved") == [3, 0, 10, 10])
    #expect(try screen.frame("shaped") == [0, 0, 10, 10])
  }

  @Test func anIdentifierAroundModifiersFindsTheModifiedView() throws {
    let log = Log()
    let screen = layOut {
      Button("Save") { log.count += 1 }.padding(10).disabled(false).accessibilityIdentifier("save")
    }
    let button = try screen.find(id: "save")
    #expect(button.role == "button")
    #expect(button.frame == CGRect(x: 74, y: 30, width: 52, height: 40))
    try button.tap()
    #expect(log.count == 1)
    #expect(try screen.find(role: "button", name: "Save").frame == CGRect(x: 84, y: 40, width: 32, height: 20))
    #expect(screen.findAll("Save").count == 1)
  }

  @Test func fixedSizeHasTheIdealSize() throws {
    let text = Text("one two three")
    #expect(try layOut(width: 60) { text.id(frame: "t") }.frame("t") == [2, 30, 56, 40])
    #expect(try layOut(width: 60) { text.fixedSize().id(frame: "t") }.frame("t") == [-22, 40, 104, 20])
    let vertical = layOut(width: 60, height: 10) { text.fixedSize(horizontal: false, vertical: true).id(frame: "t") }
    #expect(try vertical.frame("t") == [2, -15, 56, 40])
    #expect(try layOut { fill("a").fixedSize() }.frame("a") == [95, 45, 10, 10])
  }

  @Test func anAspectRatioDoesNotApplyToTheIdealSize() throws {
    let screen = layOut { fill("a").aspectRatio(2, contentMode: .fit).id(frame: "shaped").fixedSize() }
    #expect(try screen.frame("a") == [95, 45, 10, 10])
    #expect(try screen.frame("shaped") == [95, 45, 10, 10])
  }

  @Test func aspectRatiosFitOrFill() throws {
    #expect(try layOut { fill("a").aspectRatio(1, contentMode: .fit) }.frame("a") == [50, 0, 100, 100])
    #expect(try layOut { fill("a").aspectRatio(1, contentMode: .fill) }.frame("a") == [0, -50, 200, 200])
    #expect(try layOut { fill("a").aspectRatio(4, contentMode: .fit) }.frame("a") == [0, 25, 200, 50])
    let sized = layOut { fill("a").aspectRatio(CGSize(width: 8, height: 2), contentMode: .fit) }
    #expect(try sized.frame("a") == [0, 25, 200, 50])
    let ideal = layOut { fill("a").frame(idealWidth: 20, idealHeight: 10).scaledToFit() }
    #expect(try ideal.frame("a") == [0, 0, 200, 100])
    #expect(try layOut { fill("a").frame(idealWidth: 10, idealHeight: 10).scaledToFill() }.frame("a")[3] == 200)
  }

  @Test func offsetsDoNotAffectLayout() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("a", 20, 20).offset(x: 5, y: -3)
        box("b", 20, 20)
      }
    }
    #expect(try screen.frame("a") == [95, 27, 20, 20])
    #expect(try screen.frame("b") == [90, 50, 20, 20])
  }

  @Test func positionsFillTheProposal() throws {
    let screen = layOut { box("a", 20, 20).position(x: 30, y: 40).id(frame: "all") }
    #expect(try screen.frame("all") == [0, 0, 200, 100])
    #expect(try screen.frame("a") == [20, 30, 20, 20])
  }

  @Test func overlaysAndBackgroundsAreProposedTheSizeOfTheView() throws {
    let screen = layOut {
      box("a", 60, 40)
        .overlay { fill("over") }
        .background(alignment: .bottomTrailing) { box("behind", 10, 80) }
        .id(frame: "all")
    }
    #expect(try screen.frame("all") == [70, 30, 60, 40])
    #expect(try screen.frame("over") == [70, 30, 60, 40])
    #expect(try screen.frame("behind") == [120, -10, 10, 80])
  }

  @Test func severalViewsInAnOverlayAreLayered() throws {
    let screen = layOut {
      box("a", 60, 40).overlay(alignment: .topLeading) {
        box("small", 10, 10)
        box("large", 20, 20)
      }
    }
    #expect(try screen.frame("small") == [70, 30, 10, 10])
    #expect(try screen.frame("large") == [70, 30, 20, 20])
  }

  @Test func eachMemberOfAGroupHasItsOwnOverlay() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Group {
          box("a", 10, 10)
          box("b", 20, 20)
        }
        .overlay { Text("x") }
      }
    }
    #expect(screen.findAll("x").map(\.frame.midX) == [90, 105])
  }

  @Test func anOverlayIsUpdatedInPlace() throws {
    let screen = layOut { Badged() }
    #expect(screen.texts == ["0", "add"])
    try screen.find("add").tap()
    #expect(screen.texts == ["1", "add"])
  }

  @Test func overlaysDoNotAffectTheBaselineOfAView() throws {
    let screen = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 10, 50).overlay { Text("x") }
        Text("y").id(frame: "y")
      }
    }
    #expect(try screen.frame("a")[1] + 50 == screen.frame("y")[1] + 16)
  }

  @Test func modifiersApplyFromTheInsideOut() throws {
    let screen = layOut {
      box("a", 20, 20).padding(5).frame(width: 100, height: 50, alignment: .leading).id(frame: "framed").padding(3)
        .id(frame: "all")
    }
    #expect(try screen.frame("all") == [47, 22, 106, 56])
    #expect(try screen.frame("framed") == [50, 25, 100, 50])
    #expect(try screen.frame("a") == [55, 40, 20, 20])
  }

  @Test func theLeadingEdgeIsOnTheRightInRightToLeftLayouts() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      HStack(spacing: 0) {
        box("a", 20, 10).padding(.leading, 5)
        box("b", 30, 10).offset(x: 4)
        Spacer()
      }
    }
    #expect(try screen.frame("a") == [175, 45, 20, 10])
    #expect(try screen.frame("b") == [141, 45, 30, 10])
    let stack = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10)
        box("b", 40, 10)
      }
    }
    #expect(try stack.frame("a") == [100, 40, 20, 10])
  }

  @Test func theLayoutDirectionCanChange() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 20, 10)
        Spacer()
      }
    }
    #expect(try screen.frame("a") == [0, 45, 20, 10])
    screen.environment.layoutDirection = .rightToLeft
    #expect(try screen.frame("a") == [180, 45, 20, 10])
  }

  @Test func framesAreAlignedToPixels() throws {
    let screen = layOut(width: 101) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
      }
    }
    #expect(try screen.frame("a") == [0, 0, 51, 100])
    #expect(try screen.frame("b") == [51, 0, 50, 100])
    screen.environment.displayScale = 2
    #expect(try screen.frame("a") == [0, 0, 50.5, 100])
  }
}

private struct Badged: View {
  @State private var count = 0

  var body: some View {
    VStack {
      box("a", 10, 10).overlay { Text("\(count)") }
      Button("add") { count += 1 }
    }
  }
}

@MainActor private final class Log {
  var count = 0
}

private struct Wrong: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      box("padded", 10, 10).padding(.nan)
      box("positioned", 10, 10).position(x: .nan, y: 1)
      box("moved", 10, 10).offset(x: 3, y: .infinity)
      box("shaped", 10, 10).aspectRatio(0, contentMode: .fit)
    }
  }
}
