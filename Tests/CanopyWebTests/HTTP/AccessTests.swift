import Testing

@testable import CanopyWeb

/// Who is let in.
@Suite struct AccessTests {
  private let access = Access(token: "secret-secret-secret", port: 8080, address: "127.0.0.1", publicAddress: nil)

  private func question(
    host: String? = "127.0.0.1:8080", origin: String? = nil, cookies: String? = nil, token: String? = nil
  ) -> Access.Question { Access.Question(host: host, origin: origin, cookies: cookies, token: token) }

  /// The cookie that a browser sends after it was let in.
  private var cookie: String? {
    guard case .cookie(let cookie) = access.answer(question(token: "secret-secret-secret")) else { return nil }
    return cookie.split(separator: ";").first.map(String.init)
  }

  @Test func rightTokenGivesACookieThatScriptsCannotRead() throws {
    guard case .cookie(let cookie) = access.answer(question(token: "secret-secret-secret")) else {
      Issue.record("The token isn't accepted.")
      return
    }
    #expect(cookie.contains("HttpOnly"))
    #expect(cookie.contains("SameSite=Strict"))
    #expect(!cookie.contains("secret-secret-secret"))
  }

  @Test func wrongTokenIsRefusedEvenWithACookie() {
    #expect(access.answer(question(token: "wrong")) == .refused(.token))
    #expect(access.answer(question(cookies: cookie, token: "wrong")) == .refused(.token))
  }

  @Test func cookieIsEnoughForPages() {
    #expect(access.answer(question(cookies: cookie)) == .allowed)
    #expect(access.answer(question(cookies: cookie.map { "other=1; \($0)" })) == .allowed)
    #expect(access.answer(question(cookies: "canopy-8080=wrong")) == .refused(.cookie))
    #expect(access.answer(question()) == .refused(.cookie))
  }

  @Test func namesOfOtherSitesAreRefused() {
    #expect(access.answer(question(host: "evil.example:8080", cookies: cookie)) == .refused(.host))
    #expect(access.answer(question(host: nil, cookies: cookie)) == .refused(.host))
    #expect(access.answer(question(origin: "http://evil.example", cookies: cookie)) == .refused(.origin))
  }

  @Test func changesNeedAnOrigin() {
    #expect(access.refusal(ofChange: question(cookies: cookie)) == .origin)
    #expect(access.refusal(ofChange: question(origin: "null", cookies: cookie)) == .origin)
    #expect(access.refusal(ofChange: question(origin: "http://127.0.0.1:8080", cookies: cookie)) == nil)
    #expect(access.refusal(ofChange: question(origin: "http://127.0.0.1:8080")) == .cookie)
    #expect(
      access.refusal(ofChange: question(origin: "http://127.0.0.1:8080", token: "secret-secret-secret")) == .cookie)
  }
}
