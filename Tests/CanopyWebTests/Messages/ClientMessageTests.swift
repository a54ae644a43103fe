import CanopyInput
import CanopyStyle
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyWeb

/// Messages of pages, and of programs that pretend to be one.
@Suite struct ClientMessageTests {
  private func message(_ json: String) throws -> ClientMessage { try ClientMessage(Data(json.utf8)) }

  private func input(_ json: String) throws -> InputEvent {
    guard case .input(let event) = try message(json) else { throw MalformedMessage() }
    return event
  }

  private func expectMalformed(_ json: String, from place: SourceLocation = #_sourceLocation) {
    #expect(throws: MalformedMessage.self, "\(json)", sourceLocation: place) { try message(json) }
  }

  // MARK: Windows

  @Test func theGreetingHasASizeAndSettings() throws {
    let json = #"""
      {"t":"hello","window":"w1","w":300,"h":200.5,"scale":2,"insets":[1,2,3,4],"keyboard":50,
      "settings":{"dark":true,"contrast":true,"still":true,"languages":["de-DE","en"],"zone":"Europe/Berlin","font":20}}
      """#
    guard case .hello("w1", let size, let settings) = try message(json) else {
      Issue.record("It is a greeting.")
      return
    }
    let insets = EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    #expect(size == PageSize(size: CGSize(width: 300, height: 200.5), scale: 2, safeArea: insets, keyboardHeight: 50))
    let expected = PageSettings(
      isDark: true, increasesContrast: true, reducesMotion: true, languages: ["de-DE", "en"], timeZone: "Europe/Berlin",
      fontSize: 20)
    #expect(settings == expected)
  }

  @Test func whatAPageDoesNotSayIsUsual() throws {
    guard
      case .hello(nil, let size, PageSettings()) = try message(#"{"t":"hello","w":1,"h":1,"scale":1,"settings":{}}"#)
    else {
      Issue.record("It is a greeting of a new page.")
      return
    }
    #expect(size.safeArea == EdgeInsets() && size.keyboardHeight == 0)
  }

  @Test(arguments: [
    #""w":0,"h":9,"scale":1"#, #""w":9,"h":-9,"scale":1"#, #""w":9,"h":9"#, #""w":9,"h":9,"scale":0"#,
    #""w":9,"h":9,"scale":-1"#, #""w":1e6,"h":9,"scale":1"#, #""w":9,"h":1e999,"scale":1"#, #""w":"9","h":9,"scale":1"#,
    #""w":9,"h":9,"scale":1,"insets":[0,0,0]"#, #""w":9,"h":9,"scale":1,"insets":[0,0,-1,0]"#,
    #""w":9,"h":9,"scale":1,"insets":[0,0,1e9,0]"#, #""w":9,"h":9,"scale":1,"keyboard":1e9"#,
  ])
  func aSizeThatNoPageHasIsMalformed(fields: String) { expectMalformed(#"{"t":"size",\#(fields)}"#) }

  @Test func tooManyOrTooLongLanguagesAreMalformed() throws {
    func json(_ count: Int, _ length: Int) -> String {
      let language = #""\#(String(repeating: "d", count: length))""#
      return
        #"{"t":"settings","settings":{"languages":[\#(Array(repeating: language, count: count).joined(separator: ","))]}}"#
    }
    #expect(throws: Never.self) { try message(json(32, 64)) }
    expectMalformed(json(33, 2))
    expectMalformed(json(1, 65))
    expectMalformed(#"{"t":"settings","settings":{"zone":"\#(String(repeating: "z", count: 65))"}}"#)
    expectMalformed(#"{"t":"settings"}"#)
  }

  @Test(arguments: [("active", ScenePhase.active), ("inactive", .inactive), ("background", .background)])
  func aPageTellsItsPhase(name: String, phase: ScenePhase) throws {
    guard case .activity(phase) = try message(#"{"t":"activity","p":"\#(name)"}"#) else {
      Issue.record("It is the phase \(phase).")
      return
    }
    expectMalformed(#"{"t":"activity","p":"\#(name)ly"}"#)
  }

  // MARK: Input

  @Test func aPointerHasAPhaseADeviceAndAPlace() throws {
    guard
      case .pointer(let event) = try input(#"{"t":"pointer","id":3,"p":"down","d":"pen","x":-4.5,"y":7,"m":2}"#)
    else {
      Issue.record("It is a pointer.")
      return
    }
    #expect(event.id == 3 && event.phase == .began && event.device == .pen && event.modifiers == .shift)
    #expect(event.location == CGPoint(x: -4.5, y: 7))
  }

  @Test(arguments: [
    #""p":"down","d":"pen","x":1,"y":1"#, #""id":1,"p":"drag","d":"pen","x":1,"y":1"#,
    #""id":1,"p":"up","d":"nose","x":1,"y":1"#, #""id":1,"p":"up","d":"mouse","y":1"#,
    #""id":1,"p":"up","d":"mouse","x":1,"y":1e6"#, #""id":1.5,"p":"up","d":"mouse","x":1,"y":1"#,
    #""id":99999999999999999999,"p":"up","d":"mouse","x":1,"y":1"#,
  ])
  func aPointerThatNoPageSendsIsMalformed(fields: String) { expectMalformed(#"{"t":"pointer",\#(fields)}"#) }

  @Test func modifiersThatDoNotExistAreIgnored() throws {
    for (bits, expected) in [(-1, EventModifiers.all), (1 << 40, []), (1 << 40 | 1 << 4, .command)] {
      guard case .modifiers(expected) = try input(#"{"t":"modifiers","m":\#(bits)}"#) else {
        Issue.record("\(bits) is \(expected).")
        return
      }
    }
  }

  @Test func aPointerThatLeavesTheWindowHasNoPlace() throws {
    guard case .hover(let event) = try input(#"{"t":"hover"}"#) else {
      Issue.record("It hovers.")
      return
    }
    #expect(event.location == nil)
    expectMalformed(#"{"t":"hover","x":1}"#)
  }

  @Test func aKeyHasTheCharactersThatItTypes() throws {
    guard
      case .key(let event) = try input(#"{"t":"key","p":"repeat","key":"Ä","plain":"ä","text":"Ä","m":2}"#)
    else {
      Issue.record("It is a key.")
      return
    }
    #expect(event.phase == .repeated && event.characters == "Ä" && event.modifiers == .shift)
    #expect(event.key == KeyEquivalent("ä") && event.unshifted == KeyEquivalent("ä"))
  }

  @Test(arguments: [
    #""p":"down","key":"F5","text":"""#, #""p":"down","key":"","text":"""#, #""p":"down","key":"a""#,
    #""p":"hit","key":"a","text":"a""#, #""p":"down","text":"a""#,
    #""p":"down","key":"a","text":"\#(String(repeating: "a", count: 65))""#,
  ])
  func aKeyThatAppsDoNotReceiveIsMalformed(fields: String) { expectMalformed(#"{"t":"key",\#(fields)}"#) }

  @Test(arguments: [(-5, 2, 0..<2), (1, 1, 1..<1), (2, 1, 2..<2), (9, 12, 3..<3), (1, 99, 1..<3), (0, -7, 0..<0)])
  func theSelectionOfComposedTextIsInside(from: Int, to: Int, selection: Range<Int>) throws {
    guard
      case .composition(.changed("にほん", let found)) =
        try input(#"{"t":"compose","p":"change","text":"にほん","from":\#(from),"to":\#(to)}"#)
    else {
      Issue.record("It composes.")
      return
    }
    #expect(found == selection)
  }

  @Test func composedTextWithoutASelectionHasItsCaretAtTheEnd() throws {
    guard case .composition(.changed(_, 2..<2)) = try input(#"{"t":"compose","p":"change","text":"ab"}"#) else {
      Issue.record("The caret is at the end.")
      return
    }
    expectMalformed(#"{"t":"compose","p":"change"}"#)
    expectMalformed(#"{"t":"compose","p":"commit"}"#)
  }

  // MARK: Menus, files and nodes

  @Test func aMenuIsOpenedBeforeAnItemIsChosen() throws {
    guard case .openMenu(2) = try message(#"{"t":"menu","n":2}"#),
      case .choose(item: 1, titled: "Open", menu: 2) = try message(#"{"t":"menu","n":2,"item":1,"text":"Open"}"#)
    else {
      Issue.record("They are a menu and an item.")
      return
    }
    // The title shows whether the item is still the one that the person has seen.
    expectMalformed(#"{"t":"menu","n":2,"item":1}"#)
    expectMalformed(#"{"t":"menu","item":1,"text":"Open"}"#)
  }

  @Test func anActionBelongsToANode() throws {
    guard case .perform(action: nil, text: "", node: "1.2.3") = try message(#"{"t":"act","node":"1.2.3"}"#),
      case .focus(node: nil, link: nil) = try message(#"{"t":"focus"}"#)
    else {
      Issue.record("They are an action and a focus.")
      return
    }
    expectMalformed(#"{"t":"act","action":1}"#)
    expectMalformed(#"{"t":"scroll","dx":0,"dy":5}"#)
    expectMalformed(#"{"t":"scroll","node":"1.2.3","dx":0}"#)
    expectMalformed(#"{"t":"files"}"#)
    expectMalformed(#"{"t":"ack"}"#)
    expectMalformed(#"{"t":"paste"}"#)
  }

  @Test(arguments: ["", "null", "[]", "7", "{}", #"{"t":1}"#, #"{"t":"HELLO"}"#, #"{"t":"alive""#, "{\"t\":\"\u{0}\"}"])
  func whatIsNoMessageIsMalformed(json: String) { expectMalformed(json) }

  @Test func fieldsThatAMessageDoesNotNeedAreIgnored() throws {
    guard case .alive = try message(#"{"t":"alive","more":{"deep":[[[[]]]]},"x":5}"#) else {
      Issue.record("It is alive.")
      return
    }
  }

  /// Only malformed messages are refused, and nothing else happens.
  @Test func noiseIsMalformed() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let noise = Data(
        (0..<Int.random(in: 0..<60, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) })
      #expect(throws: MalformedMessage.self) { try ClientMessage(noise) }
    }
  }
}
