import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("One").frame(height: 20, width: 40)  // mistake: argument 'width' must precede argument 'height'
          Text("Two")
        }
      }
    }
  }
}
