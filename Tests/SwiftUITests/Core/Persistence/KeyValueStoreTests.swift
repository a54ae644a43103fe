import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Entries of a store and the views that read them.
@MainActor @Suite final class KeyValueStoreTests {
  private let name: String
  private let defaults: UserDefaults
  private let memory = Memory()

  init() throws {
    name = "canopy.tests.\(UUID().uuidString)"
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit { UserDefaults().removePersistentDomain(forName: name) }

  // MARK: Sources

  @Test func anEntryHasOneSourceWhileItIsUsed() {
    let store = memory.store
    weak let former = store.source(of: "a")
    #expect(former == nil, "nothing used it")
    let source = store.source(of: "a")
    #expect(store.source(of: "a") === source && store.source(of: "b") !== source)
    #expect(source.label == "stored value “a”")
  }

  @Test func aKeptSourceOutlivesItsUse() {
    let store = memory.store
    weak var source: EntrySource?
    do {
      let made = store.source(of: "a")
      store.keep(made)
      source = made
    }
    #expect(source != nil && store.source(of: "a") === source)
  }

  @Test func readersRunForChangesOfTheirEntryOnly() {
    let (store, log) = (memory.store, ActionLog())
    let screen = TestScreen { Reader(source: store.source(of: "a"), log: log) }
    log.lines = []
    store.source(of: "b").set(1)
    screen.update()
    #expect(log.lines == [])
    store.source(of: "a").set(2)
    screen.update()
    #expect(log.lines == ["2"])
    store.source(of: "a").set(2)
    screen.update()
    #expect(log.lines == ["2"], "an equal value is no change")
    store.source(of: "a").set(nil)
    screen.update()
    #expect(log.lines == ["2", "nothing"])
  }

  @Test func changesMadeElsewhereAreNoticedOnRequest() {
    let (store, log) = (memory.store, ActionLog())
    let screen = TestScreen { Reader(source: store.source(of: "a"), log: log) }
    log.lines = []
    memory.values["a"] = 5
    screen.update()
    #expect(log.lines == [])
    store.noticeChanges()
    screen.update()
    #expect(log.lines == ["5"])
    store.noticeChanges()
    screen.update()
    #expect(log.lines == ["5"])
  }

  @Test func sameDefaultsHaveOneStore() throws {
    #expect(KeyValueStore.of(defaults) === KeyValueStore.of(defaults))
    let other = try #require(UserDefaults(suiteName: name + ".other"))
    #expect(KeyValueStore.of(defaults) !== KeyValueStore.of(other))
  }

  // MARK: Defaults

  @Test func aPropertyWithItsOwnDefaultsIgnoresThoseOfTheEnvironment() throws {
    let other = try #require(UserDefaults(suiteName: name + ".other"))
    defer { UserDefaults().removePersistentDomain(forName: name + ".other") }
    other.set(1, forKey: "number")
    defaults.set(2, forKey: "number")
    let screen = TestScreen {
      Stored()
      Stored(store: defaults)
    }
    #expect(screen.texts.last == "2")
    let inside = TestScreen {
      Stored().defaultAppStorage(other)
      Stored(store: defaults).defaultAppStorage(other)
    }
    #expect(inside.texts == ["1", "2"])
  }

  @Test func theInnermostDefaultsAreUsed() throws {
    let other = try #require(UserDefaults(suiteName: name + ".other"))
    defer { UserDefaults().removePersistentDomain(forName: name + ".other") }
    other.set(1, forKey: "number")
    defaults.set(2, forKey: "number")
    let screen = TestScreen { Stored().defaultAppStorage(other).defaultAppStorage(defaults) }
    #expect(screen.texts == ["1"])
  }

  @Test func aViewThatMovesToAnotherKeyShowsItsValue() {
    defaults.set(1, forKey: "first")
    defaults.set(2, forKey: "second")
    let model = Keys()
    let screen = TestScreen { KeyedParent(model: model).defaultAppStorage(defaults) }
    #expect(screen.texts == ["first 1"])
    model.key = "second"
    screen.update()
    #expect(screen.texts == ["second 2"])
    defaults.set(7, forKey: "first")
    screen.resetCounts()
    screen.update()
    #expect(screen.bodyCount(of: Keyed.self) == 0)
  }

  @Test func twoObjectsForTheSameDefaultsFollowEachOther() throws {
    let again = try #require(UserDefaults(suiteName: name))
    let first = TestScreen { Stored(store: defaults) }
    let second = TestScreen { Stored(store: again) }
    try first.find("0").tap()
    second.update()
    #expect(first.texts == ["1"] && second.texts == ["1"])
  }

  @Test func aValueSetOnAnotherThreadIsShown() async {
    let screen = TestScreen { Stored(store: defaults) }
    let storage = AppStorage(wrappedValue: 0, "number", store: defaults)
    let box = Unshared(storage)
    await Task.detached { box.value.wrappedValue = 12 }.value
    screen.update()
    #expect(screen.texts == ["12"])
  }

  @Test func outsideOfViewsAPropertyReadsAndWrites() {
    let storage = AppStorage(wrappedValue: 3, "number", store: defaults)
    #expect(storage.wrappedValue == 3)
    storage.wrappedValue = 4
    #expect(storage.wrappedValue == 4 && defaults.integer(forKey: "number") == 4)
    storage.projectedValue.wrappedValue = 5
    #expect(defaults.integer(forKey: "number") == 5)
  }

  @Test func numbersAreReadAsTheTypeOfTheProperty() {
    defaults.set(3, forKey: "double")
    defaults.set(1.0, forKey: "int")
    defaults.set(1, forKey: "bool")
    let screen = TestScreen { Numbers().defaultAppStorage(defaults) }
    #expect(screen.texts == ["3.0 1 true"])
  }

  // MARK: Saving

  @Test func storedValuesAreUnsavedUntilTheyAreWritten() throws {
    #expect(ViewRuntime.saveDefaults())
    #expect(!ViewRuntime.hasUnsavedDefaults)
    let screen = TestScreen { Stored(store: defaults) }
    #expect(!ViewRuntime.hasUnsavedDefaults, "reading changes nothing")
    try screen.find("0").tap()
    #expect(ViewRuntime.hasUnsavedDefaults)
    #expect(ViewRuntime.saveDefaults())
    #expect(!ViewRuntime.hasUnsavedDefaults)
  }

  // MARK: Key-value coding

  @Test func valuesOfDefaultsCanBeSetByKey() {
    defaults.setValue("Ada", forKey: "name")
    #expect(defaults.value(forKey: "name") as? String == "Ada")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
  }
}

/// Unchecked, because only one thread at a time uses the value.
private final class Unshared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class Memory {
  var values: [String: Any] = [:]
  private(set) lazy var store = KeyValueStore { [unowned self] in
    values[$0]
  } setObject: { [unowned self] in
    values[$1] = $0
  }
}

@Observable private final class Keys {
  var key = "first"
}

private struct Reader: View {
  let source: EntrySource
  let log: ActionLog

  var body: some View {
    let _ = source.track()
    let _ = log.add(source.store.object(source.key).map { "\($0)" } ?? "nothing")
    Text("reader")
  }
}

private struct Stored: View {
  @AppStorage private var number: Int

  init(store: UserDefaults? = nil) { _number = AppStorage(wrappedValue: 0, "number", store: store) }

  var body: some View { Button("\(number)") { number += 1 } }
}

private struct KeyedParent: View {
  let model: Keys
  var body: some View { Keyed(key: model.key) }
}

private struct Keyed: View {
  let key: String
  @AppStorage private var number: Int

  init(key: String) {
    self.key = key
    _number = AppStorage(wrappedValue: 0, key)
  }

  var body: some View { Text("\(key) \(number)") }
}

private struct Numbers: View {
  @AppStorage("double") private var double = 0.0
  @AppStorage("int") private var int = 0
  @AppStorage("bool") private var bool = false

  var body: some View { Text(verbatim: "\(double) \(int) \(bool)") }
}
