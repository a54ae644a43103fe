import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Modifiers that are attached to each element of their content.
@MainActor @Suite struct AttachmentSourceTests {
  private let log = ActionLog()
  private let model = Model()

  private func lines() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test func innerAttachmentsAreNotifiedFirst() {
    let screen = TestScreen { Text("a").noting("inner", log).noting("outer", log) }
    #expect(lines() == ["inner: attached 1", "outer: attached 1", "inner: mounted", "outer: mounted"])
    screen.close()
    #expect(lines() == ["inner: detached 0", "outer: detached 0", "inner: unmounted", "outer: unmounted"])
  }

  @Test func anElementIsAttachedAfterThoseInside() {
    let screen = TestScreen { VStack { Text("a").noting("text", log) }.noting("stack", log) }
    #expect(lines() == ["text: attached 1", "text: mounted", "stack: attached 1", "stack: mounted"])
    withExtendedLifetime(screen) {}
  }

  @Test func anElementIsDetachedBeforeThoseInside() {
    let screen = TestScreen { Branch(model: model, log: log) }
    _ = lines()
    model.isShown = false
    screen.update()
    #expect(lines() == ["stack: detached 0", "text: detached 0", "text: unmounted", "stack: unmounted"])
  }

  // MARK: Groups

  @Test func eachMemberOfAGroupIsAttached() {
    let screen = TestScreen { VStack { Members(model: model, log: log) } }
    #expect(lines() == ["group: attached 1", "group: attached 2", "group: mounted"])
    model.rows = [1, 2, 3]
    screen.update()
    #expect(lines() == ["group: attached 3"])
    model.rows = [2]
    screen.update()
    #expect(lines() == ["group: detached 2", "group: detached 1"])
  }

  @Test func movedMembersStayAttached() {
    let screen = TestScreen { VStack { Members(model: model, log: log) } }
    _ = lines()
    model.rows.reverse()
    screen.update()
    #expect(screen.texts == ["row 2", "row 1"])
    #expect(lines() == [])
  }

  @Test func aModifierOfNothingIsMountedWithoutElements() {
    let screen = TestScreen { VStack { EmptyView().noting("empty", log) } }
    #expect(lines() == ["empty: mounted"])
    screen.close()
    #expect(lines() == ["empty: unmounted"])
  }

  @Test func severalViewsOfALayerAreOneElement() {
    let screen = TestScreen {
      Color.clear.frame(width: 100, height: 100).overlay {
        Group {
          Text("a")
          Text("b")
        }
        .noting("layer", log)
      }
    }
    #expect(lines() == ["layer: attached 1", "layer: mounted"])
    #expect(screen.texts == ["a", "b"])
  }

  @Test func aNewValueIsPassedToTheSameSource() {
    let screen = TestScreen { Renamed(model: model, log: log) }
    #expect(lines() == ["name 2: attached 1", "name 2: mounted"])
    model.rows = [1]
    screen.update()
    #expect(lines() == [], "the source stays")
    screen.close()
    #expect(lines() == ["name 1: detached 0", "name 1: unmounted"])
  }

  @Test func aSourceIsReleasedWithItsModifier() {
    let holder = SourceHolder()
    let screen = TestScreen { Branch(model: model, log: log, holder: holder) }
    #expect(holder.source != nil)
    model.isShown = false
    screen.update()
    #expect(holder.source == nil)
  }

  // MARK: Changes inside

  @Test func sourcesAroundAPreferenceLearnOfRemovedViews() {
    let screen = TestScreen { Preferring(model: model, log: log) }
    _ = lines()
    model.isShown = false
    screen.update()
    #expect(lines().contains("around: structure"))
  }

  @Test func sourcesAroundViewsWithoutPreferencesAreNotNotified() {
    let screen = TestScreen { VStack { Branch(model: model, log: log) }.noting("around", log) }
    _ = lines()
    model.isShown = false
    screen.update()
    #expect(!lines().contains("around: structure"))
  }

  // MARK: Handlers of other layers

  @Test func handlersAreFoundByTypeFromTheInside() throws {
    let screen = TestScreen {
      Text("a").handled("inner", log).noting("source", log).handled("outer", log)
    }
    let element = try #require(log.elements.first)
    var names: [String] = []
    ViewRuntime.elements.forEachHandler(of: element) { (handler: NamedHandler) in names.append(handler.name) }
    #expect(names == ["inner", "outer"])
    var others = 0
    ViewRuntime.elements.forEachHandler(of: element) { (_: OtherHandler) in others += 1 }
    #expect(others == 0)
    withExtendedLifetime(screen) {}
  }

  @Test func aHandlerIsNotifiedLikeASource() {
    let screen = TestScreen { Text("a").handled("handler", log) }
    #expect(lines() == ["handler: attached"])
    screen.close()
    #expect(lines() == ["handler: detached"])
  }
}

@Observable private final class Model {
  var isShown = true
  var rows = [1, 2]
}

extension ActionLog {
  /// The elements that handlers in this file have been attached to.
  fileprivate var elements: [ElementIndex] { AttachedElements.shared.elements }
}

@MainActor private final class AttachedElements {
  static let shared = AttachedElements()
  var elements: [ElementIndex] = []
}

private final class SourceHolder {
  weak var source: NotingSource?
}

private final class NotingSource: AttachmentSource {
  var name: String
  private let log: ActionLog
  private var count = 0

  init(_ name: String, _ log: ActionLog, _ context: _MountContext) {
    (self.name, self.log) = (name, log)
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    count += 1
    log.add("\(name): attached \(count)")
  }

  override func detached(from element: ElementIndex) {
    count -= 1
    log.add("\(name): detached \(count)")
  }

  override func didMountContent() { log.add("\(name): mounted") }
  override func didUnmountContent() { log.add("\(name): unmounted") }

  override func structureChanged(inside element: ElementIndex, _ preferences: UInt32) { log.add("\(name): structure") }
}

private struct Noting: AttachingModifier {
  let name: String
  let log: ActionLog
  var holder: SourceHolder?

  func makeSource(_ context: _MountContext) -> NotingSource {
    let source = NotingSource(name, log, context)
    holder?.source = source
    return source
  }

  func update(_ source: NotingSource) { source.name = name }
}

@MainActor private final class NamedHandler: AttachmentHandler {
  let name: String
  private let log: ActionLog

  init(_ name: String, _ log: ActionLog) { (self.name, self.log) = (name, log) }

  func attached(to element: ElementIndex) {
    AttachedElements.shared.elements = [element]
    log.add("\(name): attached")
  }

  func detached(from element: ElementIndex) { log.add("\(name): detached") }
}

@MainActor private final class OtherHandler: AttachmentHandler {
  func attached(to element: ElementIndex) {}
  func detached(from element: ElementIndex) {}
}

private struct Handled: AttachingModifier {
  let name: String
  let log: ActionLog

  func makeSource(_ context: _MountContext) -> HandledAttachment<NamedHandler> {
    HandledAttachment(NamedHandler(name, log), context)
  }

  func update(_ source: HandledAttachment<NamedHandler>) {}
}

extension View {
  fileprivate func noting(_ name: String, _ log: ActionLog, _ holder: SourceHolder? = nil) -> some View {
    modifier(Noting(name: name, log: log, holder: holder))
  }

  fileprivate func handled(_ name: String, _ log: ActionLog) -> some View {
    modifier(Handled(name: name, log: log))
  }
}

private struct Branch: View {
  let model: Model
  let log: ActionLog
  var holder: SourceHolder?

  var body: some View {
    if model.isShown {
      VStack { Text("a").noting("text", log) }.noting("stack", log, holder)
    }
  }
}

private struct Members: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    ForEach(model.rows, id: \.self) { Text("row \($0)") }.noting("group", log)
  }
}

private struct Renamed: View {
  let model: Model
  let log: ActionLog
  var body: some View { Text("a").noting("name \(model.rows.count)", log) }
}

private struct Depth: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Preferring: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    VStack {
      if model.isShown { Text("a").preference(key: Depth.self, value: 1) }
      Text("b")
    }
    .noting("around", log)
  }
}
