import SwiftUI

struct WidthKey: PreferenceKey {  // mistake: type 'WidthKey' does not conform to protocol 'PreferenceKey'
  static let defaultValue = 0
  func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
