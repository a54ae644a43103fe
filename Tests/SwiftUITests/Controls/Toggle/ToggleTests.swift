import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Toggles")
struct ToggleTests {
  @Test("A tap turns a toggle on and off, in each style")
  func taps() throws {
    let screen = TestScreen { Switches() }
    #expect(screen.texts.last == "false false false")
    for name in ["Wi-Fi", "Bold", "Done"] { try screen.find(name).tap() }
    #expect(screen.texts.last == "true true true")
    try screen.find("Bold").tap()
    #expect(screen.texts.last == "true false true")
  }

  @Test("On a phone only the switch of a toggle reacts, and on a desktop its label, too", arguments: [390, 800])
  func label(width: CGFloat) throws {
    let screen = TestScreen(size: CGSize(width: width, height: 200)) { Switches() }
    let (isPhone, label) = (width < 600, try screen.find("Wi-Fi").frame)
    screen.touch(at: CGPoint(x: label.midX, y: label.midY)).lift()
    screen.settle()
    #expect(screen.texts.last == (isPhone ? "false false false" : "true false false"))
    screen.touch(at: CGPoint(x: width / 2, y: label.midY)).lift()
    screen.settle()
    #expect(screen.texts.last == "false false false")
    for expected in ["true false false", "false false false"] {
      screen.send(.began, at: CGPoint(x: width / 2, y: label.midY), device: .mouse)
      screen.send(.ended, at: CGPoint(x: width / 2, y: label.midY), device: .mouse)
      screen.settle()
      #expect(screen.texts.last == expected, "a click counts in any window")
    }
    screen.touch(at: CGPoint(x: width - 20, y: label.midY)).lift()
    screen.settle()
    #expect(screen.texts.last == "true false false")
    #expect(screen.accessibilityTree.contains("toggle “Wi-Fi”, on"))
    try screen.find("Wi-Fi").tap()
    try screen.find(role: "toggle", name: "Wi-Fi").press(.space)
    #expect(screen.texts.last == "true false false")
    #expect(try screen.find("Wi-Fi").isFocused || screen.find(role: "toggle", name: "Wi-Fi").isFocused)
  }

  @Test("A disabled toggle can't be turned on")
  func disabled() throws {
    let screen = TestScreen { Toggle("Wi-Fi", isOn: .constant(false)).disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Wi-Fi").tap() }
  }

  @Test("The knob of a switch that is on is at the trailing edge, in both directions")
  func knob() throws {
    for (direction, knob, fill) in [(LayoutDirection.leftToRight, 85, 60), (.rightToLeft, 64, 90)] {
      let screen = TestScreen(size: CGSize(width: 100, height: 40), environment: { $0.layoutDirection = direction }) {
        // The switch is at the right in both directions.
        Toggle("", isOn: .constant(true)).labelsHidden()
          .frame(width: 100, alignment: direction == .leftToRight ? .trailing : .leading)
      }
      let image = try screen.image()
      #expect(image.pixel(x: knob, y: 20).red > 240)
      #expect(image.pixel(x: fill, y: 20).red < 100)
    }
  }

  @Test("A toggle of several values is on if all are, and changes all of them")
  func sources() throws {
    let screen = TestScreen { Several() }
    #expect(screen.texts.last == "true false")
    try screen.find("All").tap()
    #expect(screen.texts.last == "true true")
    try screen.find("All").tap()
    #expect(screen.texts.last == "false false")
  }

  @Test("The knob of a disabled switch is opaque, and its track has half its strength")
  func disabledKnob() throws {
    for isDisabled in [false, true] {
      let screen = TestScreen(size: CGSize(width: 100, height: 40)) {
        Toggle("", isOn: .constant(true)).labelsHidden().disabled(isDisabled)
          .frame(width: 100, alignment: .trailing)
      }
      let image = try screen.image()
      #expect(image.pixel(x: 85, y: 20).red > 240)
      #expect((isDisabled ? 140...170 : 40...60).contains(Int(image.pixel(x: 60, y: 20).red)))
    }
  }

  @Test("Of several texts in a label, the first is above the others, which are smaller")
  func subtitle() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(environment: { $0.layoutDirection = direction }) {
        Toggle(isOn: .constant(true)) {
          Text("Wi-Fi").bold()
          Text("Joined")
        }
      }
      let (title, subtitle) = (try screen.find("Wi-Fi"), try screen.find("Joined"))
      #expect(title.frame.maxY <= subtitle.frame.minY && subtitle.frame.height < title.frame.height)
      #expect(
        direction == .leftToRight
          ? title.frame.minX == subtitle.frame.minX : title.frame.maxX == subtitle.frame.maxX)
    }
  }

  @Test("An image and a text in a label are side by side")
  func imageInLabel() throws {
    let screen = TestScreen {
      Toggle(isOn: .constant(true)) {
        Image(systemName: "wifi").accessibilityIdentifier("image")
        Text("Wi-Fi")
      }
    }
    #expect(try screen.find(id: "image").frame.maxX < screen.find("Wi-Fi").frame.minX)
  }

  @Test("A title, with a symbol or an image, and one or several values")
  func titles() {
    let image = ImageResource(name: "picture", bundle: .main)
    let resource = LocalizedStringResource("resource")
    let values = [Binding.constant(true)]
    let screen = TestScreen {
      VStack {
        Toggle("key", image: image, isOn: .constant(true))
        Toggle(resource, image: image, isOn: .constant(true))
        Toggle("key", systemImage: "star", sources: values, isOn: \.self)
        Toggle(String("title"), systemImage: "star", sources: values, isOn: \.self)
        Toggle(resource, image: image, sources: values, isOn: \.self)
      }
    }
    #expect(screen.texts == ["key", "resource", "key", "title", "resource"])
  }

  @Test("A style of an app's own makes the toggle, and toggles inside of it have the outer style")
  func ownStyle() throws {
    let screen = TestScreen { Toggle("Lamp", isOn: .constant(true)).toggleStyle(Lamp()) }
    #expect(screen.texts == ["on", "Lamp"])
  }
}

private struct Switches: View {
  @State private var wifi = false
  @State private var bold = false
  @State private var done = false

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $wifi)
      Toggle("Bold", systemImage: "bold", isOn: $bold).toggleStyle(.button)
      Toggle(isOn: $done) { Text("Done") }.toggleStyle(.checkbox)
      Text("\(wifi) \(bold) \(done)")
    }
  }
}

private struct Item: Identifiable {
  let id: Int
  @Binding var isOn: Bool
}

private struct Several: View {
  @State private var first = true
  @State private var second = false

  var body: some View {
    VStack {
      Toggle("All", sources: [Item(id: 0, isOn: $first), Item(id: 1, isOn: $second)], isOn: \.$isOn)
      Text("\(first) \(second)")
    }
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "on" : "off")
      Toggle(configuration)
    }
  }
}
