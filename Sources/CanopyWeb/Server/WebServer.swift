internal import CanopyCore
internal import CSoup
internal import Foundation

/// Responds to requests: with the page, with WebSocket connections for its windows, and with file uploads and downloads.
@MainActor
final class WebServer {
  /// The address that gives a browser access. It doesn't contain the token if the token is in a file.
  let firstAddress: String
  private let server: UnsafeMutablePointer<SoupServer>
  private let listener: Listener
  private let host: WebHost
  private let access: Access
  private let limits: ClientLimits

  /// Begins to listen.
  init(host: WebHost, options: WebOptions) throws {
    self.host = host
    limits = options.limits
    guard let made = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
      throw ListenerFailure(description: "libsoup can't make a server.")
    }
    server = UnsafeMutableRawPointer(made).assumingMemoryBound(to: SoupServer.self)
    // Without it, each connection would end after one response.
    if let socket = UnreachableSocket.make() {
      soup_server_listen_socket(server, socket, SoupServerListenOptions(rawValue: 0), nil)
      g_object_unref(socket)
    }
    listener = try Self.listen(for: server, options, host.log)
    access = Access(
      token: options.token, port: listener.port, address: options.address, publicAddress: options.publicAddress)
    let name = options.address.contains(":") ? "[\(options.address)]" : options.address
    let base = options.publicAddress?.absoluteString._trimmingSuffix("/") ?? "http://\(name):\(listener.port)"
    firstAddress = "\(base)/?token=\(options.tokenFile == nil ? options.token : "")"
    addHandlers()
  }

  var port: Int { listener.port }

  /// The current number of connections.
  var connections: Int { listener.connections }

  func stop() {
    listener.stop()
    soup_server_disconnect(server)
  }

  isolated deinit { g_object_unref(server) }

  // MARK: Listening

  private static func listen(
    for server: UnsafeMutablePointer<SoupServer>, _ options: WebOptions, _ log: Log
  ) throws -> Listener {
    // The app opens files, too.
    let most = max(OpenFiles.allow(options.limits.connections + 256) - 128, 16)
    let limits = Listener.Limits(
      connections: min(options.limits.connections, most),
      strangers: max(min(options.limits.connections, most) / options.limits.strangerParts, 1),
      idleTime: options.limits.idleTime, headTime: options.limits.headTime, headSize: options.limits.headSize,
      exceeded: { log.drop($0) })
    func listen(_ port: Int) throws -> Listener {
      try Listener(address: options.address, port: port, limits: limits) { connection in
        soup_server_accept_iostream(
          server, connection.stream, connection.localAddress, connection.remoteAddress, nil)
      }
    }
    if let port = options.port { return try listen(port) }
    for port in WebOptions.usualPort..<(WebOptions.usualPort + 20) {
      if let listener = try? listen(port) { return listener }
    }
    return try listen(0)
  }

  // MARK: Handlers

  private func addHandlers() {
    // Safe because the server is stopped before it is released.
    let data = Unmanaged.passUnretained(self).toOpaque()
    // A path with its own handler doesn't use the early handler of the parent path.
    for path in ["/", "/socket"] {
      soup_server_add_early_handler(server, path, { WebServer.called($1, $4) { $0.check($1) } }, data, nil)
    }
    soup_server_add_handler(server, "/", { WebServer.called($1, $4) { $0.answer($1) } }, data, nil)
    soup_server_add_handler(server, "/socket", { WebServer.called($1, $4) { $0.accept($1) } }, data, nil)
  }

  private nonisolated static func called(
    _ message: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ body: @MainActor (WebServer, Request) -> Void
  ) {
    guard let message, let data else { return }
    // Safe because the server is there as long as the loop runs.
    let server = Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
    onMainActor(with: message) { body(server, Request($0)) }
  }

  /// Starts a WebSocket connection.
  private func accept(_ request: Request) {
    // The early handler has already checked this. Because everything depends on it, it is checked again.
    if let reason = access.refusal(ofChange: request.question) { return refuse(request, reason) }
    // Safe because the server is stopped before it is released.
    let data = Unmanaged.passUnretained(self).toOpaque()
    request.acceptSocket({ WebServer.called($0, $1) { $0.connect($1) } }, data)
  }

  private func connect(_ request: Request) {
    if let socket = Socket(of: request, messageSize: limits.messageSize) { host.connect(socket) }
  }

  /// Refuses requests before their content has arrived, and before a WebSocket connection starts.
  private func check(_ request: Request) {
    request.setHeader("Content-Security-Policy", PageFiles.policy)
    request.setHeader("X-Content-Type-Options", "nosniff")
    request.setHeader("Referrer-Policy", "no-referrer")
    request.setHeader("Cross-Origin-Opener-Policy", "same-origin")
    request.setHeader("Cross-Origin-Resource-Policy", "same-origin")
    request.setHeader("Cache-Control", "no-store")
    request.begin()
    if request.path == PageFiles.health { return request.respond(200, "The app runs.\n") }
    guard request.hasClearLength else {
      host.log.drop("a request without a clear length")
      return request.refuseLength()
    }
    if request.method == "POST" || request.path == "/socket" {
      if let reason = access.refusal(ofChange: request.question) { return refuse(request, reason) }
      request.visitor?.becomeKnown()
      if request.method == "POST" { host.files.prepare(request) }
      return
    }
    guard request.method == "GET" || request.method == "HEAD" else { return request.respond(405, "") }
    switch access.answer(request.question) {
    case .allowed: request.visitor?.becomeKnown()
    case .cookie(let cookie):
      request.visitor?.becomeKnown()
      request.setHeader("Set-Cookie", cookie)
      request.redirect(to: "/")
    case .refused(let reason): refuse(request, reason)
    }
  }

  private func refuse(_ request: Request, _ reason: Access.Refusal) {
    host.log.drop("a request, because \(reason.rawValue)")
    request.respond(
      403, "This address belongs to an app. Open it with the address that the app printed when it started.\n")
  }

  /// Sends a file of the page, unless the browser has cached it.
  private func send(_ file: PageFiles.File, _ isPermanent: Bool, _ request: Request) {
    // Only browsers may cache it, because a cookie is needed to get it.
    request.setHeader("Cache-Control", isPermanent ? "private, max-age=31536000, immutable" : "private, no-cache")
    request.setHeader("ETag", file.tag)
    request.setHeader("Vary", "Accept-Encoding")
    let known = request.header("If-None-Match")?.split(separator: ",") ?? []
    // A proxy that compresses responses turns the tag into a weak one.
    let isKnown = known.contains { $0.drop { $0 == " " || $0 == "W" || $0 == "/" } == file.tag }
    if isKnown { return request.respond(304, type: file.type, []) }
    guard request.accepts("gzip") else { return request.respond(200, type: file.type, file.content) }
    request.setHeader("Content-Encoding", "gzip")
    request.respond(200, type: file.type, file.compressed)
  }

  /// Responds to a request that has passed the check.
  private func answer(_ request: Request) {
    if request.method == "POST" {
      host.files.receive(request)
    } else if request.path.hasPrefix("/files/") {
      host.files.send(request)
    } else if let (file, isPermanent) = PageFiles.file(at: request.path) {
      send(file, isPermanent, request)
    } else {
      request.respond(404, "There is nothing here.\n")
    }
  }
}

extension String {
  fileprivate func _trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
