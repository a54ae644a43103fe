import CanopyTesting
import SwiftUI
import Testing

/// Values that views store in the user defaults.
@MainActor @Suite final class AppStorageTests {
  private let name: String
  private let defaults: UserDefaults

  init() throws {
    name = "canopy.tests.\(UUID().uuidString)"
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit { UserDefaults().removePersistentDomain(forName: name) }

  @Test func theInitialValueIsShownWhileNoValueIsStored() {
    #expect(screen { Volume() }.texts == ["3", "louder"])
    #expect(defaults.object(forKey: "volume") == nil)
  }

  @Test func aSetValueIsStoredAndShownByAllViewsWithItsKey() throws {
    let screen = screen {
      VStack {
        Volume()
        Volume()
      }
    }
    try screen.find("louder").tap()
    #expect(defaults.integer(forKey: "volume") == 4)
    #expect(screen.texts == ["4", "louder", "4", "louder"])
  }

  @Test func aStoredValueIsShown() {
    defaults.set(9, forKey: "volume")
    #expect(screen { Volume() }.texts == ["9", "louder"])
  }

  // MARK: In objects

  @Test func objectsWithStoredValuesUpdateTheirReadersOnceForEachChange() throws {
    let settings = StoredSettings(defaults)
    let screen = TestScreen { SettingsReader(settings: settings) }
    screen.resetCounts()
    try screen.find("louder").tap()
    #expect(screen.texts == ["4", "louder"])
    #expect(screen.bodyCount(of: SettingsReader.self) == 1)
    #expect(screen.issues.isEmpty)
    #expect(defaults.integer(forKey: "volume") == 4)
  }

  @Test func objectsAnnounceChangesOfStoredValuesBeforeTheyHappen() {
    let settings = StoredSettings(defaults)
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.volume) }
    settings.volume = 5
    settings.volume = 6
    #expect(seen == [3, 5])
    withExtendedLifetime(subscription) {}
  }

  @Test func objectsAnnounceChangesThatViewsMake() throws {
    let settings = StoredSettings(defaults)
    var count = 0
    let subscription = settings.objectWillChange.sink { count += 1 }
    let screen = screen { Volume() }
    try screen.find("louder").tap()
    #expect(count == 1 && settings.volume == 4)
    withExtendedLifetime(subscription) {}
  }

  @Test func objectsAnnounceChangesMadeElsewhereAtTheNextUpdate() {
    let settings = StoredSettings(defaults)
    let screen = TestScreen { SettingsReader(settings: settings) }
    defaults.set(7, forKey: "volume")
    screen.update()
    #expect(screen.texts == ["7", "louder"])
    #expect(screen.issues.isEmpty)
  }

  /// The object ends with the body that reads it.
  @Test func bodiesFollowValuesOfAnObjectThatTheyMake() throws {
    let defaults = defaults
    struct Momentary: View {
      let defaults: UserDefaults
      var body: some View { Text(verbatim: "\(StoredSettings(defaults).volume)") }
    }
    let screen = TestScreen { Momentary(defaults: defaults) }
    screen.resetCounts()
    StoredSettings(defaults).volume = 8
    screen.update()
    #expect(screen.texts == ["8"])
    #expect(screen.bodyCount(of: Momentary.self) == 1 && screen.issues.isEmpty)
  }

  @Test func externalChangesAreShownAtTheNextUpdate() {
    let screen = screen { Volume() }
    screen.resetCounts()
    defaults.set(7, forKey: "volume")
    screen.update()
    #expect(screen.texts == ["7", "louder"])
    #expect(screen.bodyCount(of: Volume.self) == 1)
    defaults.set(8, forKey: "something else")
    screen.update()
    #expect(screen.bodyCount(of: Volume.self) == 1)
  }

  @Test func everyTypeOfValueIsStoredAndRestored() throws {
    let screen = screen { Kinds() }
    try screen.find("set").tap()
    let again = self.screen { Kinds() }
    #expect(
      again.texts.first
        == "true 2.5 hello https://swift.org/documentation [1, 2] 86400.0 large second Optional(5) nil")
  }

  @Test func settingAnOptionalToNilRemovesTheStoredValue() throws {
    defaults.set(4, forKey: "count")
    let screen = screen { Clearing() }
    #expect(screen.texts.first == "Optional(4)")
    try screen.find("clear").tap()
    #expect(screen.texts.first == "nil")
    #expect(defaults.object(forKey: "count") == nil)
  }

  @Test func aStoredValueOfAnotherTypeIsIgnored() {
    defaults.set("loud", forKey: "volume")
    #expect(screen { Volume() }.texts.first == "3")
  }

  @Test func aBindingWritesTheStoredValue() throws {
    let screen = screen { Bound() }
    try screen.find("off").tap()
    #expect(defaults.bool(forKey: "isOn"))
    #expect(screen.texts == ["on"])
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    TestScreen { content().defaultAppStorage(defaults) }
  }
}

/// Values that views store for their window.
@MainActor @Suite struct SceneStorageTests {
  @Test func aWindowKeepsItsValueWhenTheViewIsRemoved() throws {
    let screen = TestScreen { Coming() }
    try screen.find("tab 0").tap()
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle"])
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "tab 1"])
  }

  @Test func windowsStoreSeparateValues() throws {
    let (first, second) = (TestScreen { Coming() }, TestScreen { Coming() })
    try first.find("tab 0").tap()
    second.update()
    #expect(first.texts == ["toggle", "tab 1"])
    #expect(second.texts == ["toggle", "tab 0"])
  }
}

private struct Volume: View {
  @AppStorage("volume") private var volume = 3
  var body: some View {
    VStack {
      Text("\(volume)")
      Button("louder") { volume += 1 }
    }
  }
}

private struct Kinds: View {
  enum Size: String { case small, large }
  enum Place: Int { case first, second }

  @AppStorage("bool") private var bool = false
  @AppStorage("double") private var double = 0.0
  @AppStorage("string") private var string = ""
  @AppStorage("url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("data") private var data = Data()
  @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
  @AppStorage("size") private var size = Size.small
  @AppStorage("place") private var place = Place.first
  @AppStorage("maybe") private var maybe: Int?
  @AppStorage("nothing") private var nothing: String?

  var body: some View {
    VStack {
      Text(verbatim: line)
      Button("set") {
        (bool, double, string, data) = (true, 2.5, "hello", Data([1, 2]))
        url = URL(string: "https://swift.org/documentation") ?? url
        date = Date(timeIntervalSince1970: 86400)
        (size, place, maybe) = (.large, .second, 5)
      }
    }
  }

  private var line: String {
    let parts: [Any] = [
      bool, double, string, url.absoluteString, Array(data), date.timeIntervalSince1970, size, place,
    ]
    let optionals = "\(String(describing: maybe)) \(String(describing: nothing))"
    return parts.map { "\($0)" }.joined(separator: " ") + " " + optionals
  }
}

private final class StoredSettings: ObservableObject {
  @AppStorage private var stored: Int

  var volume: Int {
    get { stored }
    set { stored = newValue }
  }

  init(_ defaults: UserDefaults) { _stored = AppStorage(wrappedValue: 3, "volume", store: defaults) }
}

private struct SettingsReader: View {
  @ObservedObject var settings: StoredSettings
  var body: some View {
    VStack {
      Text(verbatim: "\(settings.volume)")
      Button("louder") { settings.volume += 1 }
    }
  }
}

private struct Clearing: View {
  @AppStorage("count") private var count: Int?
  var body: some View {
    VStack {
      Text(verbatim: String(describing: count))
      Button("clear") { count = nil }
    }
  }
}

private struct Bound: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View { Switch(isOn: $isOn) }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

private struct Coming: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }
      if isShown { Tabs() }
    }
  }
}

private struct Tabs: View {
  @SceneStorage("tab") private var tab = 0
  var body: some View { Button("tab \(tab)") { tab += 1 } }
}
