internal import CanopyScene
internal import Foundation

/// The options of the web host.
struct WebOptions: Sendable {
  static let help = """
    --port NUMBER        the port; 0 for any free one (8080, or the next free one)
    --bind ADDRESS       the address to listen at (127.0.0.1); beyond this machine only with --allow-remote
    --allow-remote       lets other machines connect
    --public ADDRESS     the address of a proxy in front, such as https://app.example.org
    --token-file FILE    a file with the secret part of the address, which isn't printed then
    --clients NUMBER     the greatest number of connected clients (500)
    --kept NUMBER        the greatest number of windows kept for clients that may come back (200)
    --keep SECONDS       the time for which such a window is kept (600)
    --patience SECONDS   the time after which a page is dropped that shows none of its pictures (20)
    --quiet              logs no clients
    The variable CANOPY_WEB_TOKEN sets the secret part of the address like --token-file, for several processes behind
    one proxy. If they have the same folder in XDG_STATE_HOME, too, a page finds its window's @SceneStorage at each of
    them. The address /healthz answers 200 while the server runs.
    """

  /// The port, or nil for the default port or the next free one.
  var port: Int?
  var address = "127.0.0.1"
  var allowsRemote = false
  /// The address at which people reach the server, if it differs from the server's own.
  var publicAddress: URL?
  var limits = ClientLimits()
  var isQuiet = false
  /// The secret in the first address.
  var token = Secret.make()
  /// The file that contains the token, or nil if the token may be printed.
  var tokenFile: String?
  /// A Boolean value that indicates whether the person who runs the server chose the token.
  var hasGivenToken = false

  /// The port at which the search for a free port starts.
  static let usualPort = 8080
}

/// The limits on the resources that clients can use.
struct ClientLimits: Sendable {
  /// The maximum number of connected clients.
  var clients = 500
  /// The maximum number of connections: a page that is loading temporarily has up to six.
  var connections: Int { 4 * clients + 100 }
  /// The number of addresses that it takes to use up all connections without a cookie. Each address is limited to its share.
  var strangerParts = 4
  /// The time in seconds after which an idle connection ends.
  var idleTime = 60
  /// The time in seconds within which the head of a request has to arrive.
  var headTime = 20
  /// The maximum size of a request's head, in bytes.
  var headSize = 64 * 1024
  /// The maximum number of windows kept for clients that may return.
  var keptWindows = 200
  /// The time in seconds for which such a window is kept.
  var keptTime: TimeInterval = 600
  /// The time in seconds for which an unchanged window is kept on the disk, for another process.
  var archivedTime: TimeInterval = 7 * 86_400
  /// The maximum size of a message, in bytes.
  var messageSize = 256 * 1024
  /// The sustained number of messages per second that a client may send.
  var messageRate = 400.0
  /// The number of messages that a client may send in a burst.
  var messageBurst = 800.0
  /// The number of malformed messages after which a client is dropped.
  var malformedMessages = 20
  /// The maximum side length of a window, in points.
  var side = 4_096.0
  /// The maximum number of pixels of a window. The server keeps four bytes for each pixel of the largest window, and needs the
  /// same amount again to send it.
  var pixels = 16_000_000.0
  /// The time in seconds after which a client that doesn't acknowledge its frames is dropped.
  var stalledTime: TimeInterval = 20
  /// The maximum total size of messages that a client may not have read, in bytes.
  var unreadSize = 8 * 1024 * 1024
  /// The average number of bytes of a file that have to arrive per second, after the time for a head.
  var uploadRate = 4 * 1024
  /// The maximum size of files that a client may upload at once, in bytes.
  var uploadSize = 64 * 1024 * 1024
}

extension WebOptions {
  init(_ arguments: [String], variables: [String: String] = [:]) throws {
    var options = LaunchOptions(arguments, help: Self.help, host: "web")
    while let option = try options.next() {
      switch option {
      case "--port": port = try options.number(in: 0...65_535)
      case "--bind": address = try options.value()
      case "--allow-remote": allowsRemote = true
      case "--public": publicAddress = try Self.publicAddress(try options.value())
      case "--token-file": tokenFile = try options.value()
      case "--clients": limits.clients = try options.number(in: 1...100_000)
      case "--kept": limits.keptWindows = try options.number(in: 0...100_000)
      case "--keep": limits.keptTime = TimeInterval(try options.number(in: 0...604_800))
      case "--patience": limits.stalledTime = TimeInterval(try options.number(in: 1...3_600))
      case "--quiet": isQuiet = true
      default: break
      }
    }
    if let tokenFile {
      guard variables["CANOPY_WEB_TOKEN"] == nil else {
        throw LaunchOptions.Mistake("There are two tokens: --token-file and CANOPY_WEB_TOKEN. Leave one out.")
      }
      token = try Self.token(try Self.content(of: tokenFile), from: tokenFile)
    } else if let token = variables["CANOPY_WEB_TOKEN"] {
      self.token = try Self.token(token, from: "CANOPY_WEB_TOKEN")
    }
    hasGivenToken = tokenFile != nil || variables["CANOPY_WEB_TOKEN"] != nil
    guard isLoopback || allowsRemote else {
      throw LaunchOptions.Mistake(
        """
        --bind \(address) lets other machines connect. Whoever knows the printed address can use the app, and without a \
        proxy that adds TLS, others in the network can read along. Add --allow-remote if you want that.
        """)
    }
  }

  private static func token(_ text: String, from source: String) throws -> String {
    guard text.utf8.count >= 16, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isWordPart }) else {
      throw LaunchOptions.Mistake(
        "\(source) needs 16 characters or more, only letters and digits of English, and - and _.")
    }
    return text
  }

  private static func content(of file: String) throws -> String {
    do {
      return try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      throw LaunchFailure("The token can't be read from \(file): \(FileFailure(error)).")
    }
  }

  private static func publicAddress(_ text: String) throws -> URL {
    guard let url = URL(string: text), url.scheme == "https" || url.scheme == "http", url.host() != nil else {
      throw LaunchOptions.Mistake("--public needs an address such as https://app.example.org, not “\(text)”.")
    }
    guard url.path().isEmpty || url.path() == "/", url.query() == nil, url.fragment() == nil, url.user() == nil else {
      throw LaunchOptions.Mistake(
        "--public needs an address without a path, because an app has a host of its own, not “\(text)”.")
    }
    return url
  }

  /// A Boolean value that indicates whether only this machine can connect.
  var isLoopback: Bool { address == "localhost" || address == "::1" || address.hasPrefix("127.") }

  /// The warning about listening beyond this machine, or nil if the server doesn't.
  var warning: String? {
    if isLoopback { return nil }
    return """
      Warning: other machines can connect to \(address). Whoever knows the printed address can use the app, and without a \
      proxy that adds TLS, others in the network can read along.
      """
  }
}

extension Character {
  /// A Boolean value that indicates whether the character needs no escaping in an address.
  fileprivate var isWordPart: Bool { isASCII && (isLetter || isNumber) || self == "-" || self == "_" }
}
