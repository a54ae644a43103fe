internal import CanopyCore
package import Foundation

extension Presentation {
  /// Returns the available detents for a maximum height, the lowest first.
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

  /// Returns the current detent for a maximum height: the selected one, or else the lowest.
  package func restsAt(upTo maximum: CGFloat) -> PresentationDetent {
    let detents = detents(upTo: maximum)
    if let detent, detents.contains(detent) { return detent }
    return detents[0]
  }

  /// The selected detent; nil if none has been selected. A host sets it when the person has dragged the sheet there.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}
