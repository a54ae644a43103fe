import CanopyAccessibility
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Which element a view has while it changes, and where the element is.
@MainActor @Suite struct ElementIdentityTests {
  private func id(_ label: String, on screen: TestScreen) throws -> AccessibilityID {
    try #require(screen.accessibilityNode { $0.label == label }).id
  }

  private func frame(_ label: String, on screen: TestScreen) throws -> CGRect {
    try #require(screen.accessibilityNode { $0.label == label }).frame
  }

  // MARK: Identity

  @Test func anElementStaysTheSameWhileItsPropertiesChange() throws {
    struct Named: View {
      @State private var name = "Ann"
      var body: some View { Text(name).accessibilityAction(named: "Rename") { name = "Bob" } }
    }
    let screen = TestScreen { Named() }
    let before = try id("Ann", on: screen)
    try screen.find("Ann").performAction(named: "Rename")
    #expect(try id("Bob", on: screen) == before)
  }

  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text($0) }
        Button("Reverse") { rows.reverse() }
        Button("Drop") { rows.removeAll { $0 == "b" } }
        Button("Restore") { rows = ["a", "b", "c"] }
      }
    }
  }

  @Test func aRowKeepsItsElementWhenRowsChangePlaces() throws {
    let screen = TestScreen { Rows() }
    let before = try ["a", "b", "c"].map { try id($0, on: screen) }
    try screen.find("Reverse").tap()
    #expect(screen.accessibilityTree.hasPrefix("text “c”\ntext “b”\ntext “a”"))
    #expect(try ["a", "b", "c"].map { try id($0, on: screen) } == before)
  }

  @Test func aViewThatReturnsIsAnotherElement() throws {
    let screen = TestScreen { Rows() }
    let before = try id("b", on: screen)
    try screen.find("Drop").tap()
    try screen.find("Restore").tap()
    #expect(try id("b", on: screen) != before)
  }

  @Test func anotherIdentifierMakesAnotherElement() throws {
    struct Identified: View {
      @State private var number = 0
      var body: some View {
        Text("text").id(number)
        Button("Next") { number += 1 }
      }
    }
    let screen = TestScreen { Identified() }
    let before = try id("text", on: screen)
    try screen.find("Next").tap()
    #expect(try id("text", on: screen) != before)
  }

  @Test func containersAroundOneViewAreDifferentElements() {
    let screen = TestScreen {
      Text("a")
        .accessibilityElement(children: .contain).accessibilityLabel("inner")
        .accessibilityElement(children: .contain).accessibilityLabel("outer")
    }
    #expect(screen.accessibilityTree == "group “outer”\n  group “inner”\n    text “a”")
    let ids = ["a", "inner", "outer"].map { label in screen.accessibilityNode { $0.label == label }?.id }
    #expect(Set(ids).count == 3)
  }

  // MARK: Frames

  @Test func theFrameIsWhereThePersonSeesTheView() throws {
    let screen = layOut {
      Color.red.frame(width: 40, height: 20).accessibilityLabel("box").scaleEffect(2).offset(x: 10, y: -5)
    }
    #expect(try frame("box", on: screen) == CGRect(x: 70, y: 25, width: 80, height: 40))
  }

  @Test func theFrameFollowsTheScrollView() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 50).accessibilityLabel("\($0)") } }
      }
      .accessibilityIdentifier("scroll")
    }
    let before = try frame("1", on: screen)
    try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 30))
    #expect(try frame("1", on: screen) == before.offsetBy(dx: 0, dy: -30))
  }

  @Test func aCombinedElementHasTheFrameOfItsContainer() throws {
    let screen = layOut {
      HStack(spacing: 20) {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(try frame("a, b", on: screen) == CGRect(x: 82, y: 40, width: 36, height: 20))
  }

  @Test func thePointOfActivationIsTheCenterUnlessItIsSet() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).accessibilityLabel("center")
        Color.red.frame(width: 40, height: 20).accessibilityLabel("unit").accessibilityActivationPoint(.bottomTrailing)
        Color.red.frame(width: 40, height: 20).accessibilityLabel("point")
          .accessibilityActivationPoint(CGPoint(x: 3, y: 4))
      }
    }
    func point(_ label: String) throws -> CGPoint {
      try #require(screen.accessibilityNode { $0.label == label }).activationPoint
    }
    #expect(try point("center") == CGPoint(x: 60, y: 50))
    #expect(try point("unit") == CGPoint(x: 120, y: 60))
    #expect(try point("point") == CGPoint(x: 123, y: 44))
  }

  @Test func theRepresentationHasTheFrameOfTheView() throws {
    let screen = layOut {
      Color.red.frame(width: 60, height: 30).accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) }
    }
    #expect(try frame("Light", on: screen) == CGRect(x: 70, y: 35, width: 60, height: 30))
  }

  // MARK: Languages

  @Test func anElementKnowsTheLanguageAndTheDirectionOfItsTexts() throws {
    let screen = TestScreen {
      Text("Hello")
      Text("שלום").environment(\.locale, Locale(identifier: "he_IL")).environment(\.layoutDirection, .rightToLeft)
    }
    let english = try #require(screen.accessibilityNode { $0.label == "Hello" })
    let hebrew = try #require(screen.accessibilityNode { $0.label == "שלום" })
    #expect(english.language == "en-US")
    #expect(!english.isRightToLeft)
    #expect(hebrew.language == "he-IL")
    #expect(hebrew.isRightToLeft)
  }
}
