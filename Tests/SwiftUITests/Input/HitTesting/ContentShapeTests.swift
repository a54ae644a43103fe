import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A bar at the leading edge.
private struct Bar: Shape {
  func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 30, height: rect.height)) }
}

@MainActor @Suite struct ContentShapeTests {
  @Test("A content shape for assistive technologies is the frame of the view's element")
  func aShapeForAccessibilityIsTheFrameOfTheElement() throws {
    func frame(_ kinds: ContentShapeKinds, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
      let screen = layOut {
        Text("shaped").frame(width: 100, height: 20).contentShape(kinds, Bar()).environment(
          \.layoutDirection, direction)
      }
      return try #require(screen.accessibilityNode { $0.label == "shaped" }).frame
    }
    #expect(try frame(.accessibility) == CGRect(x: 50, y: 40, width: 30, height: 20))
    #expect(try frame(.accessibility, .rightToLeft) == CGRect(x: 120, y: 40, width: 30, height: 20))
    #expect(try frame(.interaction) == CGRect(x: 76, y: 40, width: 48, height: 20))
  }

  @Test func severalElementsKeepTheirOwnFrames() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Text("first").frame(width: 100)
        Text("second").frame(width: 100)
      }
      .contentShape(.accessibility, Bar())
    }
    #expect(try #require(screen.accessibilityNode { $0.label == "first" }).frame.width == 40)
  }

  @Test func aCombinedElementHasTheShape() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Text("first").frame(width: 100)
        Text("second").frame(width: 100)
      }
      .accessibilityElement(children: .combine)
      .contentShape([.accessibility, .interaction], Bar())
    }
    let node = try #require(screen.accessibilityNode { $0.label?.contains("first") == true })
    #expect(node.frame == CGRect(x: 50, y: 30, width: 30, height: 40))
    #expect(node.activationPoint == CGPoint(x: 65, y: 50))
  }
}
