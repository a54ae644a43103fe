import Combine
import Foundation
import Testing

@Suite struct EncodeTests {
  @Test func encodedValuesCanBeDecoded() {
    let recorder = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder()).recorded()
    #expect(recorder.values.map { String(decoding: $0, as: UTF8.self) } == ["[1,2]", "[3]"])
    let again = [[1]].publisher.encode(encoder: PropertyListEncoder())
      .decode(type: [Int].self, decoder: PropertyListDecoder())
    #expect(again.log == ["[1]", "finished"])
  }

  @Test func unencodableValueFails() {
    let recorder = [1, .infinity].publisher.encode(encoder: JSONEncoder()).recorded()
    #expect(recorder.values.count == 1)
    guard case .failure(let error) = recorder.completion else { return #expect(Bool(false), "It did not fail.") }
    #expect(error is EncodingError)
  }
}
