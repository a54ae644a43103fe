import Foundation
import Testing

@testable import CanopyWeb

/// The names under which browsers reach a server, on this machine and behind a proxy.
@Suite struct AccessAddressesTests {
  private let token = "secret-secret-secret"

  private func access(_ publicAddress: String? = nil, port: Int = 8080, address: String = "127.0.0.1") -> Access {
    Access(token: token, port: port, address: address, publicAddress: publicAddress.flatMap { URL(string: $0) })
  }

  private func isLetIn(_ host: String, origin: String? = nil, to access: Access) -> Bool {
    if case .cookie = access.answer(Access.Question(host: host, origin: origin, token: token)) { true } else { false }
  }

  // MARK: This machine

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "LOCALHOST:8080"])
  func thisMachineHasSeveralNames(host: String) {
    #expect(isLetIn(host, to: access()))
    #expect(isLetIn(host, origin: "http://\(host)", to: access()))
  }

  @Test(arguments: ["127.0.0.1", "localhost", "127.0.0.1:8081", "127.0.0.1:8080.evil.example", "", "localhost:8080 "])
  func otherNamesAreRefused(host: String) {
    #expect(!isLetIn(host, to: access()))
  }

  @Test func theUsualPortIsLeftOut() {
    for host in ["127.0.0.1", "localhost", "[::1]", "127.0.0.1:80"] { #expect(isLetIn(host, to: access(port: 80))) }
    #expect(!isLetIn("127.0.0.1:8080", to: access(port: 80)))
  }

  @Test func theAddressAtWhichTheServerListensIsAName() {
    #expect(isLetIn("192.168.0.7:8080", to: access(address: "192.168.0.7")))
    #expect(isLetIn("[fe80::1]:8080", to: access(address: "fe80::1")))
    #expect(!isLetIn("fe80::1:8080", to: access(address: "fe80::1")))
  }

  @Test(arguments: ["0.0.0.0", "::"]) func allAddressesAreNoName(address: String) {
    #expect(!isLetIn("0.0.0.0:8080", to: access(address: address)))
    #expect(!isLetIn("[::]:8080", to: access(address: address)))
  }

  @Test(arguments: ["https://127.0.0.1:8080", "http://127.0.0.1:8081", "null", "", "http://127.0.0.1:8080/"])
  func otherOriginsAreRefused(origin: String) {
    #expect(!isLetIn("127.0.0.1:8080", origin: origin, to: access()))
  }

  // MARK: Proxies

  @Test(arguments: [
    ("https://app.example.org", "app.example.org"), ("https://App.Example.ORG", "app.example.org"),
    ("https://app.example.org/", "app.example.org"), ("https://app.example.org:443", "app.example.org"),
    ("https://app.example.org:8443", "app.example.org:8443"), ("https://[2001:db8::1]", "[2001:db8::1]"),
    ("https://[2001:DB8::1]:8443", "[2001:db8::1]:8443"), ("https://bücher.example", "xn--bcher-kva.example"),
  ])
  func theAddressOfAProxyIsWrittenAsBrowsersSendIt(address: String, host: String) {
    let access = access(address)
    #expect(isLetIn(host, to: access))
    #expect(isLetIn(host, origin: "https://\(host)", to: access))
    #expect(!isLetIn(host, origin: "http://\(host)", to: access))
    #expect(!isLetIn("other.example", to: access))
  }

  @Test func aProxyWithoutTLSHasItsOwnUsualPort() {
    let access = access("http://app.example.org:80")
    #expect(isLetIn("app.example.org", origin: "http://app.example.org", to: access))
    #expect(!isLetIn("app.example.org:443", to: access))
  }

  @Test func behindAProxyThisMachineIsStillReached() {
    #expect(isLetIn("127.0.0.1:8080", to: access("https://app.example.org")))
  }

  // MARK: Cookies

  private func cookie(of access: Access, host: String) -> String {
    guard case .cookie(let cookie) = access.answer(Access.Question(host: host, token: token)) else { return "" }
    return cookie
  }

  @Test func aCookieIsSecureIfTheAddressIs() {
    #expect(cookie(of: access("https://app.example.org"), host: "app.example.org").hasSuffix("; Secure"))
    #expect(!cookie(of: access("http://app.example.org"), host: "app.example.org").contains("Secure"))
    #expect(!cookie(of: access(), host: "localhost:8080").contains("Secure"))
  }

  @Test func appsOfOneMachineHaveDifferentCookies() {
    #expect(access(port: 8080).cookieName != access(port: 8081).cookieName)
    #expect(access("https://app.example.org").cookieName == "canopy")
  }

  @Test func theCookieOfOneTokenIsNotThatOfAnother() {
    let other = Access(token: "other-other-other", port: 8080, address: "127.0.0.1", publicAddress: nil)
    let own = cookie(of: access(), host: "localhost:8080").split(separator: ";").first.map(String.init)
    #expect(access().answer(Access.Question(host: "localhost:8080", cookies: own)) == .allowed)
    #expect(other.answer(Access.Question(host: "localhost:8080", cookies: own)) == .refused(.cookie))
  }

  @Test(arguments: ["", ";", "=", "canopy-8080", "canopy-8080=", ";;canopy-8080=;", "canopy-8080==", "canopy-8081=x"])
  func brokenCookiesAreRefused(cookies: String) {
    #expect(access().answer(Access.Question(host: "localhost:8080", cookies: cookies)) == .refused(.cookie))
  }

  // MARK: Secrets

  @Test func eachSecretIsAnother() {
    let secrets = (0..<100).map { _ in Secret.make() }
    #expect(Set(secrets).count == 100)
    #expect(secrets.filter(Secret.isSecret) == secrets)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 48), String(repeating: "a", count: 49), "../../etc/passwd",
  ])
  func otherTextsAreNoSecrets(text: String) {
    #expect(!Secret.isSecret(text))
  }

  @Test func aDerivedSecretDependsOnItsPurpose() {
    #expect(Secret.derived(from: "a", for: "x") == Secret.derived(from: "a", for: "x"))
    #expect(Secret.derived(from: "a", for: "x") != Secret.derived(from: "a", for: "y"))
    #expect(Secret.derived(from: "a", for: "x") != Secret.derived(from: "b", for: "x"))
  }

  @Test(arguments: [("", "", true), ("a", "a", true), ("a", "b", false), ("a", "aa", false), ("é", "e\u{301}", false)])
  func secretsAreComparedByTheirBytes(one: String, other: String, areEqual: Bool) {
    #expect(Secret.areEqual(one, other) == areEqual)
  }
}
