internal import CanopyCore
package import Foundation

extension Presentation {
  /// The heights at which it can rest, the smallest first, where there is room for `maximum`.
  package func detents(upTo maximum: CGFloat) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    var heights: [(detent: PresentationDetent, height: CGFloat)] = []
    for detent in options.detents ?? [.large] {
      guard let height = detent.height(in: context) else { continue }
      let place = heights.firstIndex { $0.height > height } ?? heights.count
      heights.insert((detent, height), at: place)
    }
    return heights.isEmpty ? [.large] : heights.map(\.detent)
  }

  /// The height at which it rests where there is room for `maximum`: the smallest, unless something else is chosen.
  package func restsAt(upTo maximum: CGFloat) -> PresentationDetent {
    let detents = detents(upTo: maximum)
    if let detent, detents.contains(detent) { return detent }
    return detents[0]
  }

  /// The height that was chosen, if any. A host sets it when the person has dragged the sheet there.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}
