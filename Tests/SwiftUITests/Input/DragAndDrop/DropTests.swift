import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dropping")
struct DropTests {
  @Test("16.6 A delegate validates, is entered and updated, and performs, in this order")
  func delegateOrder() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
        Text("Target").onDrop(of: [.text], delegate: Logging(log: log))
      }
    }
    try await screen.find("Source").drag(onto: screen.find("Target"))
    #expect(log.lines.first == "validate" && log.lines.dropFirst().first == "enter" && log.lines.last == "perform")
    #expect(log.lines.dropFirst(2).dropLast().allSatisfy { $0 == "update" })
    #expect(!log.lines.contains("exit"))
  }

  @Test("16.5 A delegate that refuses isn't entered, and the view around it is asked")
  func refusal() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
        VStack { Text("Target").onDrop(of: [UTType.text], delegate: Logging(name: "inner ", log: log, accepts: false)) }
          .onDrop(of: ["public.text"], isTargeted: nil) { items in
            log.add("outer \(items.count)")
            return true
          }
      }
    }
    try await screen.find("Source").drag(onto: screen.find("Target"))
    #expect(log.lines == ["inner validate", "outer 1"])
  }

  @Test("16.7 A proposal to forbid keeps the items from being dropped", arguments: [DropOperation.forbidden, .cancel])
  func forbidden(operation: DropOperation) async throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack {
        Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
        Text("Target").onDrop(of: [.text], delegate: Logging(log: log, operation: operation))
      }
    }
    await #expect(throws: TestError.self) { try await screen.find("Source").drag(onto: screen.find("Target")) }
    #expect(log.lines.last == "exit" && !log.lines.contains("perform"))
  }

  @Test("The binding of a target is true while items are over the view")
  func targetedBinding() async throws {
    let screen = TestScreen { Targeted() }
    let (source, target) = (try screen.find("Source").frame, try screen.find("idle").frame)
    screen.send(.began, at: CGPoint(x: source.midX, y: source.midY))
    screen.advance(by: 0.6)
    screen.send(.moved, at: CGPoint(x: target.midX, y: target.midY))
    #expect(screen.texts.contains("targeted"))
    screen.send(.moved, at: .zero)
    #expect(screen.texts.contains("idle"))
    screen.send(.moved, at: CGPoint(x: target.midX, y: target.midY))
    screen.send(.ended, at: CGPoint(x: target.midX, y: target.midY))
    screen.settle()
    #expect(screen.texts.contains("idle"))
  }

  @Test("16.5 A target is found in its whole frame, and in front of what is behind a presentation")
  func wholeFrame() async throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack {
        Text("A")
        Spacer()
        Text("B")
      }
      .frame(maxWidth: .infinity)
      .dropDestination(for: String.self) { values, _ in
        log.add("\(values)")
        return true
      }
    }
    let middle = CGPoint(x: 20, y: 100)
    screen.send(DropEvent(.entered([NSItemProvider(object: "x" as NSString)]), at: middle))
    screen.send(DropEvent(.performed(), at: middle))
    #expect(log.lines == [#"["x"]"#])
  }

  @Test("Items of other programs are entered, moved, dropped, and leave")
  func otherPrograms() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Target").onDrop(of: [UTType.url, .plainText], delegate: Logging(log: log))
    }
    try await screen.find("Target").drop("Hello", URL(filePath: "/a"))
    #expect(log.lines == ["validate", "enter", "update", "update", "perform"])
    log.lines = []
    let frame = try screen.find("Target").frame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    screen.send(DropEvent(.entered([NSItemProvider(object: "x" as NSString)]), at: .zero))
    screen.send(DropEvent(.moved, at: center))
    screen.send(DropEvent(.exited, at: center))
    screen.send(DropEvent(.performed(), at: center))
    #expect(log.lines == ["validate", "enter", "update", "exit"])
    await #expect(throws: TestError.self) { try await screen.find("Target").drop(Color.red) }
  }

  @Test("Items are loaded by completion handlers, which may continue on the main queue")
  func completionHandlers() async throws {
    let screen = TestScreen { Loading() }
    try await screen.find("Source").drag(onto: screen.find("Nothing"))
    #expect(screen.texts == ["Source", "Loaded text"])
  }

  @Test("16.8 A value that can't be loaded is reported, and others are still dropped")
  func failedLoading() async throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Target").dropDestination(for: Failing.self) { values, _ in
        log.add("\(values.map(\.text))")
        return true
      }
    }
    try await screen.find("Target").drop("bad", "good")
    #expect(log.lines == [#"["good"]"#])
    #expect(screen.issues.count == 1 && screen.issues.first?.message.contains("Failing") == true)
    try await screen.find("Target").drop("bad")
    #expect(log.lines.count == 1)
  }

  @Test("A view that leaves while items are over it is told")
  func targetLeaves() throws {
    let log = ActionLog()
    let screen = TestScreen { LeavingTarget(log: log) }
    let frame = try screen.find("Target").frame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    screen.send(DropEvent(.entered([NSItemProvider(object: "x" as NSString)]), at: center))
    #expect(log.lines == ["true"])
    try screen.find("Remove").activate()
    #expect(log.lines == ["true", "false"])
    screen.send(DropEvent(.performed(), at: center))
    #expect(log.lines == ["true", "false"])
  }
}

private struct Logging: DropDelegate {
  var name = ""
  let log: ActionLog
  var accepts = true
  var operation: DropOperation?

  func validateDrop(info: DropInfo) -> Bool {
    log.add("\(name)validate")
    return accepts
  }

  func dropEntered(info: DropInfo) { log.add("\(name)enter") }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.add("\(name)update")
    return operation.map(DropProposal.init)
  }

  func dropExited(info: DropInfo) { log.add("\(name)exit") }

  func performDrop(info: DropInfo) -> Bool {
    log.add("\(name)perform")
    return info.hasItemsConforming(to: [UTType.text]) || info.hasItemsConforming(to: ["public.url"])
  }
}

private struct Targeted: View {
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 50) {
      Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
      Text(isTargeted ? "targeted" : "idle").onDrop(of: [.text], isTargeted: $isTargeted) { _, _ in true }
    }
  }
}

private struct Loading: View {
  @State private var text = "Nothing"

  var body: some View {
    VStack(spacing: 50) {
      Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
      Text(text).onDrop(of: [UTType.plainText], isTargeted: nil) { providers in
        guard let provider = providers.first else { return false }
        _ = provider.loadObject(ofClass: NSString.self) { object, _ in
          let string = (object as? NSString).map { $0 as String } ?? ""
          DispatchQueue.main.async { text = "Loaded \(string)" }
        }
        return true
      }
    }
  }
}

private struct Failing: Transferable {
  let text: String
  struct Bad: Error {}

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Failing>(importedContentType: .plainText) { data in
      let text = String(decoding: data, as: UTF8.self)
      if text == "bad" { throw Bad() }
      return Failing(text: text)
    }
  }
}

private struct LeavingTarget: View {
  let log: ActionLog
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Remove") { isShown = false }
      if isShown {
        Text("Target").dropDestination(for: String.self) { _, _ in
          log.add("dropped")
          return true
        } isTargeted: {
          log.add("\($0)")
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
