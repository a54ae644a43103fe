package import Foundation
import Glibc

/// Headless Chromium, which obeys over pipes. It is installed by `Scripts/setup`.
package final class Browser {
  private let process: ChildProcess
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  private var lastID = 0
  private var session: String?
  private var knownTabs: Set<String> = []

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (inward, outward) = (folder.appending(path: "in").path, folder.appending(path: "out").path)
    for pipe in [inward, outward] where mkfifo(pipe, 0o600) != 0 {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    // Opened for both directions, so that neither waits for the other program.
    commands = FileHandle(fileDescriptor: Glibc.open(inward, O_RDWR), closeOnDealloc: true)
    answers = FileHandle(fileDescriptor: Glibc.open(outward, O_RDWR), closeOnDealloc: true)
    process = try ChildProcess(
      "/bin/sh",
      [
        "-c", "exec chromium \"$@\" 3<>\(inward) 4<>\(outward)", "chromium", "--headless=new", "--no-sandbox",
        "--disable-gpu", "--remote-debugging-pipe", "--user-data-dir=\(folder.appending(path: "profile").path)",
        "--no-first-run", "--disable-extensions", "--disable-background-networking", "about:blank",
      ], variables: ProcessInfo.processInfo.environment)
    knownTabs = Set(try tabs())
    try attach(to: try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? "")
  }

  deinit {
    process.signal(SIGTERM)
    // Not until its output ends, because its own children have that, too.
    _ = Wait.untilNow { process.exitStatus != nil }
    process.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Calls a method of the protocol for developer tools.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try send(method, parameters)
    while true {
      while let end = buffer.firstIndex(of: 0) {
        let answer = try JSONSerialization.jsonObject(with: Data(buffer[..<end])) as? [String: Any] ?? [:]
        buffer = Data(buffer[(end + 1)...])
        guard answer["id"] as? Int == lastID else { continue }
        if let error = answer["error"] { throw HostFailure("\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      var descriptor = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32(Wait.limit * 1000)) > 0 else { throw HostFailure("\(method): no answer.") }
      buffer.append(answers.availableData)
    }
  }

  /// Calls a method without waiting for its answer, so that the next one follows at once, however busy the machine is.
  package func send(_ method: String, _ parameters: [String: Any] = [:]) throws {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
  }

  /// Goes on in a tab that the page has opened.
  package func goToNewTab() throws {
    var new: String?
    _ = try Wait.untilNow {
      new = try tabs().first { !knownTabs.contains($0) }
      return new != nil
    }
    guard let new else { throw HostFailure("There is no other tab.") }
    try attach(to: new)
    try wait("document.body?.classList.contains('shown')")
  }

  private func tabs() throws -> [String] {
    let all = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    return all.filter { $0["type"] as? String == "page" }.compactMap { $0["targetId"] as? String }
  }

  private func attach(to tab: String) throws {
    knownTabs.insert(tab)
    session = nil
    session = try call("Target.attachToTarget", ["targetId": tab, "flatten": true])["sessionId"] as? String
    try call("Page.enable")
  }

  package func open(_ address: String, width: Int = 800, height: Int = 600, scale: Double = 1) throws {
    try resize(width: width, height: height, scale: scale)
    try call("Page.navigate", ["url": address])
    try wait("document.body?.classList.contains('shown') && document.querySelector('#tree *')")
  }

  package func resize(width: Int, height: Int, scale: Double = 1) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
  }

  /// Returns the value of an expression.
  package func value(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] { throw HostFailure("\(exception)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until a condition is true.
  package func wait(_ condition: String) throws {
    if try Wait.untilNow({ try value("!!(\(condition))") as? Bool == true }) { return }
    let text = try value("document.body?.innerText")
    throw HostFailure("Not true in time: \(condition). The page says: \(text ?? "nothing")")
  }

  /// Waits for a text in the accessible tree.
  package func wait(text: String) throws { try wait("document.querySelector('#tree').textContent.includes('\(text)')") }

  /// Clicks on an element with a text: in the tree of the window, or in another part of the page.
  package func click(_ text: String, in place: String = "#tree") throws {
    let script = """
      (() => {
        const element = [...document.querySelectorAll('\(place) *')].find((element) => element.childElementCount === 0
          && [element.textContent, element.getAttribute('aria-label')].includes('\(text)'));
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()
      """
    guard let place = try value(script) as? [Double] else { return }
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent", ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  /// Presses a key by its name.
  package func press(_ key: String) throws {
    let text = key == "Enter" ? "\r" : nil
    for type in [text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
      var event = ["type": type, "key": key, "code": key]
      event["text"] = text
      try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Chooses files in a field of the page.
  package func choose(_ files: [URL], in field: String) throws {
    let document = try call("DOM.getDocument")["root"] as? [String: Any] ?? [:]
    var found = try call("DOM.querySelector", ["nodeId": document["nodeId"] ?? 0, "selector": field])
    found["files"] = files.map(\.path)
    try call("DOM.setFileInputFiles", found)
  }

  /// Keeps the files that the page offers in a folder.
  package func allowDownloads(to folder: URL) throws {
    try call("Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
  }

  package func type(_ text: String) throws {
    for character in text {
      try call("Input.dispatchKeyEvent", ["type": "keyDown", "key": String(character), "text": String(character)])
      try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": String(character)])
    }
  }

  /// Returns the pixels of the canvas as a PNG file.
  package func canvasPicture() throws -> Data {
    let text = try value("document.getElementById('canvas').toDataURL().split(',')[1]") as? String
    return text.flatMap { Data(base64Encoded: $0) } ?? Data()
  }
}
