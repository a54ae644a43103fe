import Foundation
import Testing

@testable import CanopyCore

/// The values of a window, and their conversion to what can be stored.
@Suite struct SceneValuesTests {
  @Test func valuesAreRestoredFromTheirData() {
    let values = SceneValues()
    values["count"] = 3
    values["name"] = "Ada"
    values["isOn"] = true
    values["share"] = 0.5
    values["bytes"] = Data([1, 2, 3])
    let restored = SceneValues(values.data)
    #expect(restored["count"] as? Int == 3)
    #expect(restored["name"] as? String == "Ada")
    #expect(restored["isOn"] as? Bool == true)
    #expect(restored["share"] as? Double == 0.5)
    #expect(restored["bytes"] as? Data == Data([1, 2, 3]))
    #expect(restored["unknown"] == nil)
  }

  @Test func removedValuesAreNotStored() {
    let values = SceneValues()
    values["count"] = 3
    values["count"] = nil
    #expect(values["count"] == nil)
    #expect(SceneValues(values.data)["count"] == nil)
  }

  @Test(arguments: [Data(), Data("no property list".utf8), Data([0, 255, 3]), Data("bplist00".utf8)])
  func invalidDataGiveNoValues(data: Data) {
    let values = SceneValues(data)
    #expect(values["count"] == nil)
    values["count"] = 1
    #expect(values["count"] as? Int == 1)
  }

  @Test func dataOfAnotherKindGiveNoValues() throws {
    let list = try PropertyListSerialization.data(fromPropertyList: [1, 2], format: .binary, options: 0)
    #expect(SceneValues(list)["0"] == nil)
  }

  @Test func truncatedDataNeverEndTheProgram() {
    let values = SceneValues()
    for number in 0..<20 { values["key \(number)"] = "value \(number)" }
    let data = values.data
    for length in stride(from: 0, to: data.count, by: 7) { _ = SceneValues(data.prefix(length))["key 0"] }
    #expect(SceneValues(data)["key 19"] as? String == "value 19")
  }

  @Test func changesAreTakenOnce() {
    let values = SceneValues()
    #expect(!values.takeChanges())
    values["count"] = 1
    values["count"] = 2
    #expect(values.takeChanges())
    #expect(!values.takeChanges())
    values["count"] = nil
    #expect(values.takeChanges())
  }

  @Test func restoredValuesAreNoChange() {
    let values = SceneValues()
    values["count"] = 1
    #expect(!SceneValues(values.data).takeChanges())
  }

  @Test func manyThreadsMayUseThemAtOnce() async {
    let values = SceneValues()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for number in 0..<100 { values["\(task)"] = number } }
      }
    }
    #expect((0..<8).allSatisfy { values["\($0)"] as? Int == 99 })
  }

  // MARK: Coding

  private enum Size: String { case small, large }
  private enum Place: Int { case first, second }

  @Test func plainValuesAreStoredAsTheyAre() {
    #expect(StorageCoding<Int>.plain.encode(3) as? Int == 3)
    #expect(StorageCoding<Int>.plain.decode(3) == 3)
    #expect(StorageCoding<Int>.plain.decode("3") == nil)
    #expect(StorageCoding<String>.plain.decode(3) == nil)
    #expect(StorageCoding<Data>.plain.decode(Data([1])) == Data([1]))
  }

  /// As a number in the defaults that a tool or an earlier version of the program has written.
  @Test func numbersOfOtherTypesAreConvertedIfNothingIsLost() {
    #expect(StorageCoding<Double>.double.decode(3) == 3 && StorageCoding<Double>.double.decode(2.5) == 2.5)
    #expect(StorageCoding<Int>.int.decode(2.0) == 2 && StorageCoding<Int>.int.decode(true) == 1)
    #expect(StorageCoding<Int>.int.decode(2.5) == nil && StorageCoding<Int>.int.decode(Double.infinity) == nil)
    #expect(StorageCoding<Bool>.bool.decode(0) == false && StorageCoding<Bool>.bool.decode(1.0) == true)
    #expect(StorageCoding<Bool>.bool.decode(2) == nil && StorageCoding<Bool>.bool.decode("true") == nil)
    #expect(StorageCoding<Int>.int.decode(Int.max) == Int.max)
    #expect(StorageCoding<Bool>.bool.encode(true) as? Bool == true)
  }

  @Test func casesAreStoredByTheirRawValue() {
    let size: StorageCoding<Size> = .raw()
    #expect(size.encode(.large) as? String == "large")
    #expect(size.decode("large") == .large)
    #expect(size.decode("huge") == nil && size.decode(1) == nil)
    let place: StorageCoding<Place> = .raw()
    #expect(place.encode(.second) as? Int == 1)
    #expect(place.decode(1) == .second && place.decode(7) == nil && place.decode("1") == nil)
  }

  @Test func optionalsWithoutAValueRemoveTheEntry() {
    let coding = StorageCoding<Int>.plain.optional()
    #expect(coding.encode(nil) == nil)
    #expect(coding.encode(4) as? Int == 4)
    #expect(coding.decode(4) == .some(4))
    #expect((coding.decode("4") ?? nil) == nil)
  }

  @Test(arguments: ["https://swift.org/a%20b?c=d#e", "file:///tmp/a%20file", "mailto:ada@example.org", "/tmp/path"])
  func locationsAreStoredAsText(text: String) throws {
    let url = try #require(URL(string: text))
    let stored = try #require(StorageCoding<URL>.url.encode(url) as? String)
    #expect(StorageCoding<URL>.url.decode(stored)?.path == url.path)
  }

  @Test func aPathIsAFile() {
    #expect(StorageCoding<URL>.url.decode("/tmp/a file")?.isFileURL == true)
    #expect(StorageCoding<URL>.url.decode("/tmp/a file")?.path == "/tmp/a file")
    #expect(StorageCoding<URL>.url.decode(7) == nil)
  }
}
