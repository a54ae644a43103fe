import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

/// What changes when the buttons of `Everything` are pressed.
@MainActor @Suite struct EverythingTests {
  private let screen: TestScreen

  init() throws {
    let defaults = try #require(UserDefaults(suiteName: "Examples.\(UUID().uuidString)"))
    screen = TestScreen(size: CGSize(width: 400, height: 4_000)) { Everything().defaultAppStorage(defaults) }
  }

  @Test func nothingIsWrongWithIt() {
    #expect(screen.issues.isEmpty)
  }

  @Test func bindingsLeadToWhatTheyWereMadeFrom() throws {
    try screen.press("Step 0")
    #expect(screen.shows("Count 10"))
    try screen.press("Step 20")
    #expect(screen.shows("Count 11"))
    try screen.press("Step 41")
    try screen.press("Name Ann")
    #expect(screen.shows("Anna, 42, no nickname"))
    try screen.press("Step 7")
    #expect(screen.shows("Step 7"))
  }

  @Test func aBindingToAnOptionalIsThereWhenAValueIs() throws {
    try screen.press("Nickname")
    try screen.press("Name A")
    #expect(screen.shows("Ann, 41, Aa"))
  }

  @Test func anObservableObjectIsFollowed() throws {
    let driven = try #require(screen.findAll("Step 0").last)
    try driven.tap()
    #expect(screen.shows("Driven 5 km"))
  }

  @Test func branchesFollowTheState() throws {
    #expect(screen.shows("Loading") && screen.shows("Summary"))
    try screen.press("Fail")
    #expect(screen.shows("No network") && !screen.shows("Loading"))
    try screen.press("Finish")
    #expect(screen.shows("Details") && !screen.shows("No network"))
    #expect(screen.shows("Available"))
    #expect(screen.shows("Footer 1") && screen.shows("Footer 2"))
  }

  @Test func rowsFollowTheirElements() throws {
    #expect(screen.shows("1. One") && screen.shows("No. 2") && screen.shows("1: green"))
    try screen.press("Like Two")
    try screen.press("Shuffle")
    let order = screen.texts.filter { $0.contains("ike ") || $0.contains(". ") && !$0.hasPrefix("No") }
    #expect(order == ["2. Two", "1. One", "Unlike Two", "Like One"])
    try screen.press("Add track")
    #expect(screen.shows("3. New"))
    try screen.press("Name red")
    #expect(screen.shows("0: reda"))
  }

  @Test func viewsSayWhenTheyComeAndChangeAndGo() throws {
    #expect(try events() == ["appeared", "level 1"])
    try screen.press("Level up")
    #expect(try events().suffix(2) == ["1 to 2", "level 2"])
    try screen.press("Go")
    #expect(try events().last == "gone")
  }

  @Test func tasksBegin() async throws {
    while try !events().contains("began") || !events().contains("level task 1") {
      try await Task.sleep(for: .milliseconds(1))
      screen.update()
    }
  }

  @Test func publishersReachTheirViews() throws {
    NotificationCenter.default.post(name: .doorbell, object: nil)
    screen.update()
    try screen.press("Tick")
    #expect(screen.shows("Rang 1, heard 1"))
  }

  @Test func preferencesGoUp() throws {
    #expect(screen.shows("short+one+end") && screen.shows("5 behind") && screen.shows("Longest 5"))
    try screen.press("Grow")
    #expect(screen.shows("short+one more+end") && screen.shows("8 behind") && screen.shows("Longest 8"))
  }

  @Test func changesInATransactionAreChanges() throws {
    try screen.press("Off")
    #expect(screen.shows("On"))
    try screen.press("On")
    try screen.press("Loud")
    #expect(screen.shows("On"))
  }

  @Test func whatIsStoredIsShown() throws {
    try screen.press("Launch 0")
    try screen.press("Layout list")
    try screen.press("User nobody")
    try screen.press("Tab home")
    for text in ["Launch 1", "Layout grid", "User Ann", "Tab search", "Name search"] { #expect(screen.shows(text)) }
  }

  @Test func stylesAndWhatTheyAreGiven() throws {
    #expect(screen.texts.count { $0 == "!" } == 2)
    try screen.press("Keep !")
    #expect(screen.shows("off") && screen.shows("Pressed 1"))
    try screen.press("Again")
    #expect(screen.shows("Pressed 3"))
  }

  @Test func modifiersHaveStateAndEnvironmentOfTheirOwn() throws {
    try screen.press("Width in cm")
    #expect(!screen.shows("Framed"))
    #expect(screen.shows("FRAMED LOUDLY") && screen.shows("HEIGHT IN M"))
    #expect(screen.shows("Ann and Bob") && screen.shows("as it is"))
  }

  @Test func dynamicPropertiesOfOnesOwnUpdate() throws {
    try screen.press("Times 1 km")
    #expect(screen.shows("Times 10 km"))
  }

  @Test func anotherIdentityBeginsAnew() throws {
    try screen.find(id: "ticket").tap()
    #expect(screen.shows("Punched 1"))
    try screen.press("New ticket")
    #expect(screen.shows("Punched 0") && screen.shows("One namespace"))
  }

  private func events() throws -> [String] {
    let line = try #require(screen.texts.first { $0.contains("appeared") })
    return line.components(separatedBy: ", ")
  }
}
