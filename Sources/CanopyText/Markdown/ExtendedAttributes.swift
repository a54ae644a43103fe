internal import CanopyCore
internal import Foundation

/// The attributes of `^[text](key: value, …)`, in the syntax of JSON5. Unknown keys are ignored.
struct ExtendedAttributes {
  /// The inflection rule; nil if the text isn't inflected.
  private(set) var inflect: InflectionRule?
  /// A Boolean value that indicates whether the attributes couldn't be read.
  private(set) var isMalformed = false

  init(_ string: String) {
    do {
      inflect = try Self.decoder.decode(Content.self, from: Data(string.utf8)).inflect?.rule
    } catch {
      isMalformed = true
    }
  }

  /// A Boolean value that indicates whether the words of the text agree with its number.
  var inflects: Bool { inflect != nil }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    decoder.assumesTopLevelDictionary = true
    return decoder
  }

  private struct Content: Decodable { let inflect: Inflection? }

  /// `true`, or a morphology.
  private struct Inflection: Decodable {
    let rule: InflectionRule?

    init(from decoder: any Decoder) throws {
      if let isActive = try? decoder.singleValueContainer().decode(Bool.self) {
        rule = isActive ? .automatic : nil
      } else {
        rule = try .explicit(Morphology(from: decoder))
      }
    }
  }
}
