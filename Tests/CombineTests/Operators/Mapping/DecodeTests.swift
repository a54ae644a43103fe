import Combine
import Foundation
import Testing

@Suite struct DecodeTests {
  private struct Item: Codable, Equatable { var id: Int }

  @Test func valuesAreDecoded() {
    let recorder = Just(Data(#"{"id":5}"#.utf8)).decode(type: Item.self, decoder: JSONDecoder()).recorded()
    #expect(recorder.values == [Item(id: 5)])
  }

  @Test func invalidDataFails() {
    let data = [#"{"id":1}"#, "nonsense", #"{"id":2}"#].publisher.map { Data($0.utf8) }
    let recorder = data.decode(type: Item.self, decoder: JSONDecoder()).recorded()
    #expect(recorder.values == [Item(id: 1)])
    guard case .failure(let error) = recorder.completion else { return #expect(Bool(false), "It did not fail.") }
    #expect(error is DecodingError)
  }
}
