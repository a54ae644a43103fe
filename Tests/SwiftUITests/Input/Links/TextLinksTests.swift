import CanopyInput
import CanopyPresentation
import CanopyScene
import SwiftUI
import Testing

@testable import CanopyTesting

/// Links in texts, as people touch them, point at them, and reach them with the keyboard.
@MainActor @Suite struct TextLinksTests {
  private final class Log { var opened: [String] = [] }

  private let log = Log()
  private let text: LocalizedStringKey = "Read [one](https://example.com/one) and [two](https://example.com/two) now"

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    let (content, log) = (content(), log)
    let screen = layOut(width: 400, height: 200) {
      content.environment(
        \.openURL,
        OpenURLAction { url in
          log.opened.append(url.lastPathComponent)
          return .handled
        })
    }
    screen.settle()
    return screen
  }

  /// Returns the middle of a link: the pointer goes along the line until it is over it.
  private func place(of name: String, _ screen: TestScreen) -> CGPoint? {
    let y = (try? screen.find("Read one and two now"))?.frame.midY ?? 100
    let points = stride(from: 0, to: 400, by: 2).map { CGPoint(x: CGFloat($0), y: y) }
    let over = points.filter { point in
      screen.send(.hover(HoverEvent(at: point)))
      return screen.frame.pointedLink?.url.lastPathComponent == name
    }
    return over.isEmpty ? nil : over[over.count / 2]
  }

  private func tap(_ point: CGPoint, _ screen: TestScreen, device: PointerEvent.Device = .mouse) {
    for phase in [PointerEvent.Phase.began, .ended] {
      screen.send(.pointer(PointerEvent(id: 1, phase, at: point, device: device)))
    }
    screen.settle()
  }

  @Test func anAddressMayHaveValues() throws {
    let (part, name) = (1_234, "a")
    let screen = screen { Text("[part \(part)](https://example.com/\(name)\(part))") }
    #expect(screen.texts == ["part 1,234"])
    try screen.find("part 1,234").tap()
    #expect(log.opened == ["a1234"])
  }

  @Test(arguments: [PointerEvent.Device.mouse, .touch])
  func aTouchOpensTheLinkUnderIt(device: PointerEvent.Device) throws {
    let screen = screen { Text(text) }
    let (one, two) = (try #require(place(of: "one", screen)), try #require(place(of: "two", screen)))
    #expect(one.x < two.x)
    tap(two, screen, device: device)
    tap(one, screen, device: device)
    tap(CGPoint(x: (one.x + two.x) / 2, y: one.y), screen, device: device)
    #expect(log.opened == ["two", "one"])
  }

  @Test func aTouchThatMovesAwayOpensNothing() throws {
    let screen = screen { Text(text) }
    let one = try #require(place(of: "one", screen))
    screen.send(.pointer(PointerEvent(id: 1, .began, at: one, device: .mouse)))
    screen.send(.pointer(PointerEvent(id: 1, .ended, at: CGPoint(x: one.x, y: one.y + 40), device: .mouse)))
    screen.settle()
    #expect(log.opened == [])
  }

  @Test func aTapBesideALinkIsThatOfTheViewAround() throws {
    var taps = 0
    let screen = screen { Text(text).onTapGesture { taps += 1 } }
    let (one, two) = (try #require(place(of: "one", screen)), try #require(place(of: "two", screen)))
    tap(one, screen)
    #expect(taps == 0)
    tap(CGPoint(x: (one.x + two.x) / 2, y: one.y), screen)
    #expect((taps, log.opened) == (1, ["one"]))
  }

  @Test func aClickFollowsALinkInATextThatCanBeSelected() throws {
    let screen = screen { Text(text).textSelection(.enabled) }
    tap(try #require(place(of: "one", screen)), screen)
    #expect(log.opened == ["one"])
  }

  @Test func aDisabledTextAndTheLabelOfAButtonHaveNoLinks() {
    let disabled = screen { Text(text).disabled(true) }
    #expect(place(of: "one", disabled) == nil)
    disabled.press(.tab)
    #expect(disabled.focusedElement == nil)
    let label = screen { Button(action: {}, label: { Text(text) }) }
    #expect(place(of: "one", label) == nil)
  }

  @Test func thePointerIsThatOfALink() throws {
    let screen = screen { Text(text) }
    let one = try #require(place(of: "one", screen))
    screen.send(.hover(HoverEvent(at: one)))
    #expect(screen.frame.pointer == .link)
    #expect(screen.frame.pointedLink?.frame.contains(one) == true)
    screen.send(.hover(HoverEvent(at: CGPoint(x: 2, y: 2))))
    #expect(screen.frame.pointer == .arrow)
  }

  @Test func tabGoesThroughTheLinksAndReturnOpensThem() throws {
    let screen = screen {
      VStack {
        Text(text)
        Button("Last") {}
      }
    }
    let focus = screen.frame.tree.context[WindowFocus.companion]
    var places: [Int?] = []
    for _ in 0..<3 {
      screen.press(.tab)
      places.append(focus.focusedLink?.index)
      if focus.focusedLink != nil { screen.press(.return) }
    }
    #expect(places == [0, 1, nil])
    #expect(log.opened == ["one", "two"])
    screen.press(.tab, modifiers: .shift)
    #expect(focus.focusedLink?.index == 1)
    #expect(focus.focusedLink?.isLast == true)
    screen.press(.tab, modifiers: .shift)
    screen.press(.space)
    #expect(log.opened == ["one", "two", "one"])
  }

  @Test func aLinkTellsItsURL() throws {
    let url = try #require(URL(string: "https://example.com/site"))
    let screen = screen { Link("Site", destination: url).frame(width: 100, height: 40) }
    screen.send(.hover(HoverEvent(at: CGPoint(x: 200, y: 100))))
    #expect(screen.frame.pointedLink?.url == url)
    let node = screen.accessibilityNode { $0.role == .link }
    #expect(node?.details.url == url)
  }
}
