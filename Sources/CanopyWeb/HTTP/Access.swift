internal import Foundation

/// Decides which requests the server accepts.
///
/// The first address contains a token. In exchange, a browser gets a cookie, which pages of other sites can't read and don't
/// send. Host and origin are compared with the server's addresses, so other sites can't reach it under their own name.
struct Access: Sendable {
  let cookieName: String
  private let token: String
  private let cookie: String
  /// The server's own values of `Host`.
  private let hosts: Set<String>
  /// The values of `Origin` for the server's own pages.
  private let origins: Set<String>
  private let isSecure: Bool

  init(token: String, port: Int, address: String, publicAddress: URL?) {
    self.token = token
    cookie = Secret.derived(from: token, for: "cookie")
    var hosts: Set<String> = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
    if address != "0.0.0.0", address != "::" {
      hosts.insert(address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)")
    }
    if port == 80 { hosts.formUnion(hosts.map { String($0.dropLast(3)) }) }
    var origins = Set(hosts.map { "http://\($0)" })
    if let publicAddress, let name = publicAddress._nameInHeaders {
      hosts.insert(name)
      origins.insert("\(publicAddress.scheme ?? "https")://\(name)")
    }
    self.hosts = hosts
    self.origins = origins
    isSecure = publicAddress?.scheme == "https"
    // Cookies don't distinguish ports, and several apps can run on a machine.
    cookieName = publicAddress == nil ? "canopy-\(port)" : "canopy"
  }

  /// The parts of a request that determine access to the server.
  struct Question {
    var host: String?
    var origin: String?
    var cookies: String?
    /// The token in the address.
    var token: String?
  }

  enum Answer: Equatable {
    case allowed
    /// The browser receives the cookie, and is redirected to the address without the token.
    case cookie(String)
    case refused(Refusal)
  }

  enum Refusal: String {
    case host = "the host isn't this server's"
    case origin = "the origin isn't this server's"
    case token = "the token is wrong"
    case cookie = "there is no valid cookie"
  }

  /// Returns whether a page or file may be sent.
  func answer(_ question: Question) -> Answer {
    guard let host = question.host?.lowercased(), hosts.contains(host) else { return .refused(.host) }
    if let origin = question.origin, !origins.contains(origin.lowercased()) { return .refused(.origin) }
    if let token = question.token {
      return Secret.areEqual(token, self.token) ? .cookie(newCookie) : .refused(.token)
    }
    return hasCookie(question) ? .allowed : .refused(.cookie)
  }

  /// Returns the reason to refuse a request that changes the app, or nil if it is allowed. Such requests also need an origin.
  func refusal(ofChange question: Question) -> Refusal? {
    guard question.origin != nil else { return .origin }
    var question = question
    question.token = nil
    if case .refused(let reason) = answer(question) { return reason }
    return nil
  }

  private var newCookie: String {
    "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
  }

  private func hasCookie(_ question: Question) -> Bool {
    (question.cookies ?? "").split(separator: ";").contains { part in
      let pair = part.drop(while: \.isWhitespace).split(separator: "=", maxSplits: 1)
      return pair.count == 2 && pair[0] == cookieName && Secret.areEqual(String(pair[1]), cookie)
    }
  }
}

extension URL {
  /// The host and the port as browsers send them: in lowercase letters, with the encoded name of an international domain, with
  /// brackets around an IPv6 address, and without the scheme's default port.
  fileprivate var _nameInHeaders: String? {
    guard let host = host(percentEncoded: false)?.lowercased() else { return nil }
    let name = host.contains(":") ? "[\(host)]" : host
    guard let port, port != (scheme == "http" ? 80 : 443) else { return name }
    return "\(name):\(port)"
  }
}
