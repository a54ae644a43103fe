@testable import CanopyHosting
import CanopyScene
import SwiftUI
import Testing

@MainActor @Suite struct OutsideHostsTests {
  @Test(arguments: [
    ("terminal", "TerminalHost"), ("frame-buffer", "FrameBufferHost"), ("x11", "X11Host"), ("Terminal", nil), ("", nil),
    ("a--b", nil), ("-a", nil), ("ä", nil), ("a b", nil), ("0x", nil),
  ])
  func theNameOfAHostSaysItsClass(name: String, type: String?) {
    #expect(OutsideHosts.typeName(of: name) == type)
  }

  @Test func theClassOfAHostSaysItsName() {
    #expect(OutsideHosts.name(of: PlainHost.self) == "plain")
    #expect(OutsideHosts.name(of: FrameBufferHost.self) == "frame-buffer")
  }

  @Test func aHostThatTheProgramDoesNotHaveIsNotFound() {
    #expect(OutsideHosts.launcher(named: "nowhere") == nil)
  }

  @Test func optionsAreThoseOfTheHelp() throws {
    var options = HostOptions(["--depth=16"], of: FrameBufferHost.self)
    #expect(try options.next() == "--depth")
    #expect(try options.number(in: 1...32) == 16)
    #expect(try options.next() == nil)
    var misspelt = HostOptions(["--dept", "16"], of: FrameBufferHost.self)
    #expect(throws: LaunchOptions.Mistake("There is no option “--dept”. Did you mean “--depth”?")) {
      try misspelt.next()
    }
  }

  @Test func anOptionThatTheHostLeavesUnreadIsAMistake() throws {
    var options = HostOptions(["--depth", "16"], of: FrameBufferHost.self)
    #expect(throws: LaunchOptions.Mistake("The host frame-buffer doesn’t read --depth.")) { try options.finish() }
  }
}

private final class FrameBufferHost: AppHost {
  static var help: String { "--depth NUMBER     the bits of a pixel" }

  init(_ options: inout HostOptions) {}

  func open(_ window: HostedWindow) -> any HostSurface { PlainSurface(window) }
}
