import Testing

@testable import CanopyWeb

@MainActor struct FileExchangeTests {
  @Test func aLongNameKeepsItsExtension() {
    let long = String(repeating: "x", count: 230)
    #expect(FileExchange.sanitized(long + ".txt") == String(repeating: "x", count: 196) + ".txt")
    #expect(
      FileExchange.sanitized(String(repeating: "é", count: 230) + ".csv") == String(repeating: "é", count: 98) + ".csv")
    #expect(FileExchange.sanitized(long) == String(repeating: "x", count: 200))
  }

  @Test func onlyAShortEndIsAnExtension() {
    let long = String(repeating: "x", count: 230)
    #expect(FileExchange.sanitized("a." + long) == "a." + String(repeating: "x", count: 198))
    #expect(FileExchange.sanitized("." + long) == "." + String(repeating: "x", count: 199))
    #expect(FileExchange.sanitized(long + ".") == String(repeating: "x", count: 200))
  }

  @Test(arguments: ["", ".", " .. ", "//", "\u{202E}", "e" + String(repeating: "\u{301}", count: 300)])
  func aNameWithoutLettersIsReplaced(name: String) {
    #expect(FileExchange.sanitized(name) == "File")
  }
}
